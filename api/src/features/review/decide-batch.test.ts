import type { BatchResult, Declaration } from '@retour/contract';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { insertAgent } from '../../../test/insert-agent';
import { declarationsOn } from '../declaration/testing/declarations-on';

const path = '/api/review/batches/';
const vase = { customId: 'v', customName: 'Vase', originalValue: 20, currency: 'EUR' };
const perfume = { customId: 'p', id: 'parfum', originalValue: 900, currency: 'EUR' };

describe.each(engines)('several declarations decided at once, on the $name', ({ open }) => {
  const { storage, api } = declarationsOn(open);

  const sent = async (article: object): Promise<string> =>
    (await api.submitted({ shoppingProducts: [article] })).id;
  const decide = async (act: string, ...ids: readonly string[]): Promise<readonly BatchResult[]> => {
    const declarations = ids.map((id) => ({ id, version: 2 }));
    const answer = await api.call('POST', path, { agent: 'a1', body: { act, declarations } });
    expect(answer.statusCode).toBe(200);
    return answer.json().results;
  };
  const read = async (id: string): Promise<Declaration> =>
    (await api.call('GET', `${id}/`, { agent: 'a1' })).json();
  const count = async (text: string, ids: readonly string[]): Promise<number> => {
    const [row] = await storage.database.run<{ count: number }>({ text, values: [ids] });
    return row?.count ?? -1;
  };

  it('each have their version, their trail, their entry of the log and their mail, once', async () => {
    const ids = [await sent(perfume), await sent(perfume), await sent(vase)];
    const done = ids.map((id) => ({ id, outcome: 'done' }));
    for (const _ of [1, 2]) expect(await decide('validate', ...ids)).toEqual(done);
    for (const id of ids) expect(await read(id)).toMatchObject({ status: 'validated', version: 3 });
    const counts = {
      trail: `select count(*)::int from declaration_history
        where declaration_id = any($1::uuid[]) and to_status = 'validated' and actor_id = 'a1'`,
      log: `select count(*)::int from access_log
        where subject_id = any($1::text[]) and action = 'declaration-validated' and agent_id = 'a1'`,
    };
    for (const text of Object.values(counts)) expect(await count(text, ids)).toBe(3);
    expect(
      await count('select count(*)::int from declaration_version where declaration_id = any($1)', ids),
    ).toBe(0);
  });

  it('are closed where nothing is owed; what is refused of one says why, and stops none of the others', async () => {
    const free = await sent(vase);
    const owed = await sent(perfume);
    const changed = await sent(vase);
    await api.call('PATCH', `${changed}/`, { agent: 'a2', body: { status: 'validated' } });
    const unknown = '00000000-0000-4000-8000-000000000000';
    const other = await sent(vase);
    expect(await decide('close', free, owed, changed, unknown, other)).toMatchObject([
      { outcome: 'done' },
      { outcome: 'refused', code: 'amount-to-collect' },
      { outcome: 'refused', code: 'stale-version' },
      { outcome: 'refused', code: 'declaration-not-found' },
      { outcome: 'done' },
    ]);
    expect((await read(free)).status).toBe('paid');
    expect(await read(owed)).toMatchObject({ status: 'submitted', version: 2 });
    expect((await read(changed)).status).toBe('validated');
    const payments = 'select count(*)::int from payment where declaration_id = any($1::uuid[])';
    expect(await count(payments, [free, owed, other])).toBe(0);
  });

  it('that a colleague decided just before say what they are now, and by whom', async () => {
    const nadia = await insertAgent(storage.database.run, {
      firstName: 'Nadia',
      lastName: 'Roux',
      email: 'nadia.roux@example.org',
    });
    const validated = await sent(perfume);
    await api.call('PATCH', `${validated}/`, { agent: nadia, body: { status: 'validated' } });
    const corrected = await sent(perfume);
    const body = { reason: 'Facture présentée.', corrections: [{ customId: 'p', originalValue: 950 }] };
    const answer = await api.call('POST', `${corrected}/correction/`, { agent: nadia, ifMatch: '"2"', body });
    expect(answer.statusCode, answer.body).toBe(200);
    const { id: withdrawn, token } = await api.submitted({ shoppingProducts: [perfume] });
    await api.call('PATCH', `${withdrawn}/`, { token, body: { status: 'cancelled' } });
    const results = await decide('validate', validated, corrected, withdrawn);
    expect(results.map(({ code, status, by }) => [code, status, by])).toEqual([
      ['stale-version', 'validated', 'Nadia Roux'],
      ['stale-version', 'submitted', undefined],
      ['stale-version', 'cancelled', undefined],
    ]);
  });

  it('leave out what waits for a second officer, whoever asks and whatever they ask, and say so', async () => {
    const waiting = await sent(perfume);
    const other = await sent(perfume);
    const free = await sent(vase);
    for (const id of [waiting, free])
      await api.call('PATCH', `${id}/`, { agent: 'a2', body: { status: 'validated' } });
    const body = { reason: 'Facture présentée.', corrections: [{ customId: 'p', originalValue: 450 }] };
    const proposed = await api.call('POST', `${waiting}/correction/`, { agent: 'a1', ifMatch: '"3"', body });
    expect(proposed.statusCode, proposed.body).toBe(202);
    const before = await read(waiting);
    for (const agent of ['a1', 'a2']) {
      for (const act of ['validate', 'close']) {
        const declarations = [
          { id: waiting, version: 3 },
          { id: other, version: 2 },
          { id: free, version: 3 },
        ];
        const answer = await api.call('POST', path, { agent, body: { act, declarations } });
        const [result] = answer.json().results;
        expect(result, `${agent} ${act}`).toMatchObject({ id: waiting, outcome: 'refused' });
        if (act === 'close') {
          expect(result).toMatchObject({ code: 'correction-pending' });
          expect(result.detail).toMatch(/correction/i);
        }
      }
    }
    expect(await read(waiting)).toEqual(before);
    expect((await read(other)).status).toBe('validated');
    expect((await read(free)).status).toBe('paid');
  });

  it('are decided once when the same confirmation comes twice at the same moment, or two officers’', async () => {
    const ids = [await sent(perfume), await sent(perfume), await sent(vase)];
    const declarations = ids.map((id) => ({ id, version: 2 }));
    const confirm = async (agent: string): Promise<readonly BatchResult[]> =>
      (await api.call('POST', path, { agent, body: { act: 'validate', declarations } })).json().results;
    const answers = await Promise.all([confirm('a1'), confirm('a2'), confirm('a1'), confirm('a2')]);
    for (const [place, id] of ids.entries()) {
      const outcomes = answers.map((results) => results[place]?.outcome);
      // Each officer is told the same twice, and one of them alone that it is done.
      expect([outcomes[0], outcomes[1]]).toEqual([outcomes[2], outcomes[3]]);
      expect(new Set(outcomes)).toEqual(new Set(['done', 'refused']));
      expect(await read(id)).toMatchObject({ status: 'validated', version: 3 });
    }
    const once = `select count(*)::int from access_log where subject_id = any($1::text[]) and action = 'declaration-validated'`;
    expect(await count(once, ids)).toBe(ids.length);
  });

  it('are a hundred at the most, each once', async () => {
    const id = await sent(vase);
    const many = Array.from({ length: 101 }, (_, index) => ({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      version: 1,
    }));
    for (const declarations of [
      [],
      many,
      [
        { id, version: 2 },
        { id, version: 2 },
      ],
      [{ id }],
    ]) {
      const answer = await api.call('POST', path, { agent: 'a1', body: { act: 'close', declarations } });
      expect(answer.statusCode).toBe(422);
    }
  });
});
