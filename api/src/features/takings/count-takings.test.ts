import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { tillsOn } from './testing/tills-on';

const office = 'aeroport-ory';

describe.each(engines)('the count of a till, on the $name', ({ open }) => {
  const { api, people, setClock, at, paid, sheet } = tillsOn(open);

  it('writes no other sum over a count that its officer did not read, and takes the same one again', async () => {
    const day = '2026-12-12';
    setClock(Date.parse(`${day}T10:00:00Z`));
    const { claire } = people();
    await at(claire, office);
    await paid(claire, () => ({ payment: 'cash' }));
    const put = (counted: number, countedAt?: string | null) => {
      const counts = [{ mean: 'cash', counted, ...(countedAt === undefined ? {} : { countedAt }) }];
      return api.call('PUT', '/api/review/takings/count/', {
        agent: claire,
        body: { day, office, counts },
      });
    };
    const readAt = async (): Promise<string | undefined> =>
      (await sheet(`day=${day}`, { agent: claire })).rows[0]?.means[0]?.countedAt;
    expect((await put(40, null)).statusCode).toBe(200);
    const first = await readAt();
    setClock(Date.parse(`${day}T10:05:00Z`));
    // Its answer was lost on the way.
    expect((await put(40, null)).statusCode).toBe(200);
    const refused = await put(41, first);
    expect([refused.statusCode, refused.json().code], refused.body).toEqual([409, 'till-counted']);
    expect((await put(41, null)).statusCode).toBe(409);
    const [row] = (await sheet(`day=${day}`, { agent: claire })).rows;
    expect(row?.means).toMatchObject([{ counted: 40 }]);
    expect((await put(41, await readAt())).statusCode).toBe(200);
    expect((await put(42)).statusCode, 'from a page of the release before').toBe(200);
  });

  it('takes less than nothing of a mean of which more was given back than taken, and of no other', async () => {
    const { claire, nadia } = people();
    setClock(Date.parse('2026-12-16T10:00:00Z'));
    await at(claire, office);
    const { id, total } = await paid(claire, () => ({ payment: 'card' }));
    const day = '2026-12-17';
    setClock(Date.parse(`${day}T10:00:00Z`));
    const undoing = { status: 'validated', reason: 'Débité deux fois.' };
    await api.call('PATCH', `${id}/`, { supervisor: nadia, body: undoing });
    const put = (mean: string, counted: number) =>
      api.call('PUT', '/api/review/takings/count/', {
        agent: claire,
        body: { day, office, counts: [{ mean, counted }] },
      });
    const card = await put('card', -total / 100);
    expect(card.statusCode, card.body).toBe(200);
    expect(card.json().rows[0].means).toMatchObject([
      { mean: 'card', net: -total / 100, counted: -total / 100, difference: 0 },
    ]);
    const cash = await put('cash', -1);
    expect(cash.json(), cash.body).toMatchObject({
      status: 422,
      errors: [{ path: 'counts.0.counted', code: 'below-zero' }],
    });
    expect((await put('card', -10_000_001)).statusCode).toBe(422);
  });
});
