import { randomUUID } from 'node:crypto';
import { paperLimits } from '@retour/contract';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { declarationsOn } from '../../declaration/testing/declarations-on';
import { pdfText } from '../../declaration/testing/pdf-text';

const path = '/api/review/papers/';
const perfume = { customId: 'p', id: 'parfum', originalValue: 900, currency: 'EUR' };

interface Seen {
  readonly id: string;
  readonly version: number;
}

describe.each(engines)('the documents of several declarations, on the $name', ({ open }) => {
  const { storage, api } = declarationsOn(open);

  const print = (agent: string, declarations: readonly Seen[]) =>
    api.call('POST', path, { agent, body: { declarations } });
  const read = async ({ id }: Pick<Seen, 'id'>) => (await api.call('GET', `${id}/`, { agent: 'a1' })).json();
  const give = (id: string, body: object, agent = 'a1') => api.call('PATCH', `${id}/`, { agent, body });
  async function sent(changes: object = { shoppingProducts: [perfume] }): Promise<Seen> {
    return { id: (await api.submitted({ ...changes })).id, version: 2 };
  }
  const logged = (agent: string) =>
    storage.database.run<{ subject_id: string; details: object }>({
      text: `select subject_id, details from access_log where agent_id = $1 and action = 'document-printed' order by seq`,
      values: [agent],
    });

  it('are one file in their order, each from its own page, and one entry of the log each, every time', async () => {
    const [first, second, long] = [
      await sent(),
      await sent(),
      await sent({
        shoppingProducts: Array.from({ length: 40 }, (_, at) => ({ ...perfume, customId: `p${at}` })),
      }),
    ];
    await give(second.id, { status: 'validated' });
    await give(second.id, { status: 'paid', payment: 'card' });
    const asked = [long, { ...second, version: 4 }, first];
    const agent = randomUUID();
    const answer = await print(agent, asked);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    const pages = await pdfText(answer.rawPayload);
    const references = await Promise.all(asked.map(async (one) => (await read(one)).publicId));
    const starts = pages.flatMap((page) => / · page 1 sur \d+/.exec(page) ?? []).length;
    expect(starts).toBe(3);
    const owners = pages.map((page) =>
      references.findIndex((reference) => page.includes(`${reference} · page`)),
    );
    expect(owners).toEqual(owners.toSorted());
    expect(new Set(owners)).toEqual(new Set([0, 1, 2]));
    expect(owners.filter((owner) => owner === 0).length).toBeGreaterThan(1);
    expect(pages[0]).toContain(`page 1 sur ${owners.filter((owner) => owner === 0).length}`);
    expect(pages[owners.indexOf(1)]).toContain('Reçu de paiement');

    await print(agent, asked);
    const entries = await logged(agent);
    expect(entries.map(({ subject_id }) => subject_id).toSorted()).toEqual(
      [...asked, ...asked].map(({ id }) => id).toSorted(),
    );
    for (const { id, version } of asked) {
      expect(entries.find(({ subject_id }) => subject_id === id)?.details).toEqual({ version, together: 3 });
    }
  });

  it('are none when one of them is not as it was seen: which, and why, is said of each', async () => {
    const good = await sent();
    const changed = await sent();
    await give(changed.id, { status: 'validated' });
    const draft = { id: (await api.draft()).id, version: 1 };
    const unknown = { id: randomUUID(), version: 1 };
    const waiting = await sent();
    await give(waiting.id, { status: 'validated' }, 'a2');
    const lowered = { reason: 'Facture présentée.', corrections: [{ customId: 'p', originalValue: 450 }] };
    const asked = await api.call('POST', `${waiting.id}/correction/`, {
      agent: 'a1',
      ifMatch: '"3"',
      body: lowered,
    });
    expect(asked.statusCode, asked.body).toBe(202);
    const agent = randomUUID();
    const answer = await print(agent, [good, changed, draft, unknown, { ...waiting, version: 3 }]);
    expect(answer.statusCode).toBe(409);
    const { code, errors } = answer.json();
    expect(code).toBe('papers-left-out');
    expect(errors).toMatchObject([
      { path: changed.id, code: 'stale-version' },
      { path: draft.id, code: 'not-sent' },
      { path: unknown.id, code: 'declaration-not-found' },
      { path: waiting.id, code: 'correction-pending' },
    ]);
    expect(await logged(agent)).toEqual([]);
    expect((await print(agent, [good])).statusCode).toBe(200);
  });

  it('hold so many articles at the most, and so many declarations', async () => {
    const shoppingProducts = Array.from({ length: 200 }, (_, at) => ({ ...perfume, customId: `p${at}` }));
    const large = await Promise.all(Array.from({ length: 6 }, () => sent({ shoppingProducts })));
    const answer = await print('a1', large);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([
      { path: 'declarations', code: 'too-many-articles', message: expect.stringMatching(/1.200 articles/u) },
    ]);
    expect(200 * large.length).toBeGreaterThan(paperLimits.articles);
    const one = await sent();
    for (const declarations of [[], [one, one]]) {
      expect((await api.call('POST', path, { agent: 'a1', body: { declarations } })).statusCode).toBe(422);
    }
  });
});
