import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { declarationsOn } from '../../declaration/testing/declarations-on';
import { clearLeases } from '../storage/clear-leases';

describe.each(engines)('the lease of a declaration on the $name', ({ open }) => {
  /** Far from the database's own: leases are not timed by it. */
  let clock = Date.parse('2026-10-01T10:00:00Z');
  const claire = randomUUID();

  const { storage, api } = declarationsOn(open, { now: () => new Date(clock) });
  beforeAll(async () => {
    await storage.database.run({
      text: `insert into agent (id, kind, issuer, subject, email, email_key, first_name, last_name, status, created_at)
        values ($1, 'sso', 'https://provider.test', 'claire', 'c@test.fr', 'c@test.fr', 'Claire', 'Martin', 'active', now())`,
      values: [claire],
    });
  });
  beforeEach(async () => {
    const run = storage.database.run;
    await run({ text: `delete from declaration_lease`, values: [] });
    const { declarations } = (
      await api.call('GET', '/api/declaration/?status=submitted&limit=100', { agent: 'a1' })
    ).json();
    for (const { id } of declarations) {
      await api.call('PATCH', `${id}/`, { agent: 'a1', body: { status: 'refused' } });
    }
  });

  const publicIdOf = async (id: string): Promise<string> =>
    (await api.call('GET', `${id}/`, { agent: 'a1' })).json().publicId;
  async function submitted(count: number): Promise<readonly string[]> {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      clock += 60_000;
      ids.push((await api.submitted()).id);
    }
    return ids;
  }
  async function askNext(agent: string, after?: string): Promise<{ publicId: string | null; own?: number }> {
    const body = after === undefined ? {} : { after };
    const answer = await api.call('POST', '/api/review/next/', { agent, body });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }
  const next = async (agent: string, after?: string): Promise<string | null> =>
    (await askNext(agent, after)).publicId;
  async function hold(agent: string, id: string): Promise<unknown> {
    const answer = await api.call('PUT', `/api/review/held/${id}/`, { agent });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().heldBy;
  }
  /** As if so many seconds had passed on the database's clock. */
  const pass = (seconds: number) =>
    storage.database.run({
      text: `update declaration_lease set until = until - make_interval(secs => $1::float8)`,
      values: [seconds],
    });

  it('is of who is there first: who arrives on another day is given last, and listed so', async () => {
    const early = await publicIdOf((await api.submitted({ date: '2026-10-02' })).id);
    const [first, second] = await Promise.all((await submitted(2)).map(publicIdOf));
    const list = await api.call('GET', '/api/declaration/?status=submitted&sort=oldest', { agent: 'a1' });
    const listed = list
      .json()
      .declarations.map(({ publicId, date, waitingSince }: Record<string, string>) => [
        publicId,
        date,
        waitingSince,
      ]);
    expect(listed).toEqual([
      [first, '2026-10-01', expect.any(String)],
      [second, '2026-10-01', expect.any(String)],
      [early, '2026-10-02', '2026-10-01T22:00:00.000Z'],
    ]);
    expect([await next('a1'), await next('a2'), await next('a3')]).toEqual([first, second, early]);
  });

  it('is of who is there first among those that were written before their day of arrival was kept', async () => {
    const date = '2099-01-02';
    const [early, erased, forgotten] = [
      await api.submitted({ date }),
      await api.submitted({ date }),
      await api.submitted({ date }),
    ];
    const draft = await api.draft({ date });
    const [there = ''] = await submitted(1);
    const { run } = storage.database;
    const change = (id: string, to: string) =>
      run({ text: `update declaration set ${to} where id = $1::uuid`, values: [id] });
    await run({ text: 'update declaration set arrives_from = null, updated_at = now()', values: [] });
    await change(erased.id, 'anonymised_at = now()');
    await change(forgotten.id, `updated_at = now() - interval '31 days'`);
    const name = '0057-arrivals-in-queue-filled.batches.sql';
    const text = await readFile(path.join(import.meta.dirname, '../../../../migrations', name), 'utf8');
    await run({ text, values: [] });
    const kept = await run({
      text: `select id, arrives_from = '2099-01-01T23:00:00Z' as is_kept from declaration where arrives_from is not null`,
      values: [],
    });
    expect(new Set(kept)).toEqual(new Set([early.id, draft.id].map((id) => ({ id, is_kept: true }))));
    await change(erased.id, `status = 'refused'`);
    await change(forgotten.id, `status = 'refused'`);
    expect([await next('a1'), await next('a2')]).toEqual([
      await publicIdOf(there),
      await publicIdOf(early.id),
    ]);
  });

  it('sends two agents to two declarations, the oldest first, then nobody anywhere', async () => {
    const ids = await submitted(2);
    const given = [await next('a1'), await next('a2')];
    expect(given).toEqual(await Promise.all(ids.map(publicIdOf)));
    expect(await next('a3')).toBeNull();
  });

  it('never sends two agents to the same one, however many press at once', async () => {
    await submitted(12);
    const agents = Array.from({ length: 16 }, (_, index) => `agent-${index}`);
    const given = await Promise.all(agents.map((agent) => next(agent)));
    const named = given.filter((publicId) => publicId !== null);
    expect(new Set(named).size).toBe(12);
    expect(named).toHaveLength(12);
  });

  it('never gives back the one that an agent comes from', async () => {
    const [first = ''] = await submitted(1);
    expect(await next('a1', first)).toBeNull();
    expect(await next('a1')).toBe(await publicIdOf(first));
  });

  it('passes over those that the agent left undecided, and says how many there are when no other waits', async () => {
    const [first = '', second = '', third = ''] = await submitted(3);
    await hold('a1', first);
    expect(await next('a1', first)).toBe(await publicIdOf(second));
    await hold('a1', second);
    expect(await next('a1', second)).toBe(await publicIdOf(third));
    await hold('a1', third);
    expect(await askNext('a1', third)).toEqual({ publicId: null, own: 2 });
    // Coming from nowhere, they take up the oldest again.
    expect(await next('a1')).toBe(await publicIdOf(first));
    await pass(121);
    expect(await next('a1', third)).toBe(await publicIdOf(first));
  });

  it('gives again the one that was given and never opened: its answer was lost', async () => {
    const [first = '', second = '', third = ''] = await submitted(3);
    await hold('a1', first);
    expect(await next('a1', first)).toBe(await publicIdOf(second));
    expect(await next('a1', first)).toBe(await publicIdOf(second));
    expect(await next('a2')).toBe(await publicIdOf(third));
    await hold('a1', second);
    expect(await askNext('a1', first)).toEqual({ publicId: null, own: 1 });
  });

  it('passes over one that was given a moment ago, or left, though nobody said that it was opened', async () => {
    const [first = '', second = '', third = ''] = await submitted(3);
    await hold('a1', first);
    expect(await next('a1', first)).toBe(await publicIdOf(second));
    await pass(21);
    expect(await next('a1', first)).toBe(await publicIdOf(third));
    expect((await api.call('POST', `/api/review/held/${third}/left/`, { agent: 'a1' })).statusCode).toBe(200);
    expect(await askNext('a1', first)).toEqual({ publicId: null, own: 2 });
  });

  it('sends nobody to what was erased while it waited', async () => {
    const [id = ''] = await submitted(1);
    const { run } = storage.database;
    await run({ text: 'update declaration set anonymised_at = now() where id = $1::uuid', values: [id] });
    expect(await askNext('a1')).toEqual({ publicId: null });
    await run({ text: `update declaration set status = 'refused' where id = $1::uuid`, values: [id] });
  });

  it('serves what is to be collected to who collects, by the same rules, and nothing else', async () => {
    const ids = await submitted(4);
    const [waiting = '', third = '', second = '', first = ''] = ids;
    for (const id of [first, second, third]) {
      clock += 60_000;
      await api.call('PATCH', `${id}/`, { agent: 'a1', body: { status: 'validated' } });
    }
    const collect = async (agent: string, after?: string) => {
      const body = { queue: 'validated', ...(after === undefined ? {} : { after }) };
      return (await api.call('POST', '/api/review/next/', { agent, body })).json();
    };
    expect(await collect('a1')).toEqual({ publicId: await publicIdOf(first) });
    await hold('a1', first);
    expect(await collect('a2')).toEqual({ publicId: await publicIdOf(second) });
    expect(await collect('a1', first)).toEqual({ publicId: await publicIdOf(third) });
    expect(await collect('a1', third)).toEqual({ publicId: null, own: 1 });
    expect(await next('a1')).toBe(await publicIdOf(waiting));
    const body = { queue: 'paid' };
    expect((await api.call('POST', '/api/review/next/', { agent: 'a1', body })).statusCode).toBe(422);
    for (const id of [first, second, third]) {
      await api.call('PATCH', `${id}/`, { agent: 'a1', body: { status: 'paid', payment: 'cash' } });
    }
  });

  it('serves who was sent first, whoever was begun first, as the list of the queue shows them', async () => {
    const begun = await api.draft();
    const [sentFirst = '', corrected = ''] = await submitted(2);
    clock += 60_000;
    await api.call('PATCH', `${begun.id}/`, { token: begun.token, body: { status: 'submitted' } });
    clock += 60_000;
    await api.call('POST', `${corrected}/correction/`, {
      agent: 'a1',
      ifMatch: '"2"',
      body: { reason: 'Prix lu sur la facture.', corrections: [{ customId: 'a', originalValue: 710 }] },
    });
    const inOrder = [sentFirst, corrected, begun.id];
    for (const query of ['', '&meanOfTransports=plane', '&search=dupont']) {
      const list = await api.call('GET', `?status=submitted&sort=oldest${query}`, { agent: 'a1' });
      expect(list.json().declarations.map(({ id }: { id: string }) => id)).toEqual(inOrder);
    }
    const served = [await next('a1'), await next('a2'), await next('a3')];
    expect(served).toEqual(await Promise.all(inOrder.map(publicIdOf)));
  });

  it('counts no colleague’s among one’s own', async () => {
    const [first = '', second = ''] = await submitted(2);
    await hold('a2', second);
    expect(await askNext('a1', first)).toEqual({ publicId: null });
    expect(await next('a1')).toBe(await publicIdOf(first));
  });

  it('ends after two minutes of the database’s clock', async () => {
    const [id = ''] = await submitted(1);
    const publicId = await publicIdOf(id);
    expect(await next('a1')).toBe(publicId);
    await pass(115);
    expect(await next('a2')).toBeNull();
    await pass(6);
    expect(await next('a2')).toBe(publicId);
    expect(await next('a1')).toBeNull();
  });

  it('goes on while the agent has it before them, and names them to their colleagues', async () => {
    const [id = ''] = await submitted(1);
    expect(await hold(claire, id)).toBeNull();
    await pass(115);
    expect(await hold(claire, id)).toBeNull();
    await pass(115);
    expect(await hold('a2', id)).toEqual({ id: claire, name: 'Claire Martin' });
    const list = await api.call('GET', '?status=submitted', { agent: 'a2' });
    expect(list.json().declarations[0].heldBy).toEqual({ id: claire, name: 'Claire Martin' });
    await pass(6);
    expect(await hold('a2', id)).toBeNull();
    expect(await hold(claire, id)).toEqual({ id: 'a2' });
  });

  it('is given back as the sheet is closed: it names nobody, goes to a colleague, and not back to who left it', async () => {
    const [first = '', second = ''] = await submitted(2);
    const leave = async (agent: string, id: string): Promise<void> => {
      const answer = await api.call('POST', `/api/review/held/${id}/left/`, { agent });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await hold(claire, first);
    await leave('a2', first);
    expect(await hold('a2', first)).toEqual({ id: claire, name: 'Claire Martin' });
    await leave(claire, first);
    const list = await api.call('GET', '?status=submitted&sort=oldest', { agent: 'a2' });
    expect(list.json().declarations[0]).not.toHaveProperty('heldBy');
    expect(await next(claire, first)).toBe(await publicIdOf(second));
    expect(await askNext(claire, second)).toEqual({ publicId: null, own: 1 });
    expect(await next('a2')).toBe(await publicIdOf(first));
    expect(await hold(claire, first)).toEqual({ id: 'a2' });
    await leave('a2', first);
    expect(await hold(claire, first)).toBeNull();
    expect(await hold('a2', first)).toEqual({ id: claire, name: 'Claire Martin' });
  });

  it('locks nothing: a colleague decides all the same', async () => {
    const [id = ''] = await submitted(1);
    await hold(claire, id);
    const decided = await api.call('PATCH', `${id}/`, { agent: 'a2', body: { status: 'validated' } });
    expect(decided.statusCode).toBe(200);
  });

  it('is of what waits for a decision alone, and of agents', async () => {
    const { id, token } = await api.draft();
    expect(await hold(claire, id)).toBeNull();
    expect(await hold('a2', id)).toBeNull();
    const { declarations } = (await api.call('GET', '?status=draft', { agent: 'a2' })).json();
    expect(declarations[0]).not.toHaveProperty('heldBy');
    expect((await api.call('PUT', `/api/review/held/${randomUUID()}/`, { agent: 'a1' })).statusCode).toBe(
      404,
    );
    expect((await api.call('PUT', '/api/review/held/x/', { agent: 'a1' })).statusCode).toBe(422);
    expect((await api.call('PUT', `/api/review/held/${id}/`, { token })).statusCode).toBe(401);
    expect((await api.call('POST', '/api/review/next/', { body: {} })).statusCode).toBe(401);
    expect(
      (await api.call('POST', '/api/review/next/', { agent: 'a1', body: { after: 3 } })).statusCode,
    ).toBe(422);
  });

  it('is forgotten once it is over', async () => {
    const { run } = storage.database;
    const [over = '', held = ''] = await submitted(2);
    await hold('a1', over);
    await pass(130);
    await hold('a1', held);
    await clearLeases(run);
    expect(await run({ text: 'select declaration_id as id from declaration_lease', values: [] })).toEqual([
      { id: held },
    ]);
  });
});
