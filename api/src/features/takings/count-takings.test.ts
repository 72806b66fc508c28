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
});
