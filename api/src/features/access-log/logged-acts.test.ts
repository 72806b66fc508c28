import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeclarationsUnderTest, startDeclarations } from '../../../test/declarations';
import { engines, type TestDatabase } from '../../../test/engines';
import { insertAgent } from '../../../test/insert-agent';
import { declarationBody } from '../declaration/testing/declaration-body';
import { asOwner } from './testing/tamper';
import { verifyLog } from './verify-log';

interface Entry {
  readonly agent_id: string;
  readonly network: string;
  readonly action: string;
  readonly subject_kind: string | null;
  readonly subject_id: string | null;
  readonly details: Readonly<Record<string, unknown>> | null;
  readonly row_count: number | null;
}

const correction = { reason: 'Facture présentée.', corrections: [{ customId: 'a', originalValue: 690 }] };

describe.each(engines)('what an agent does on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: DeclarationsUnderTest;
  let agents = 0;

  beforeAll(async () => {
    storage = await open();
    api = await startDeclarations(storage);
  });
  afterAll(async () => {
    await api.app.close();
    await storage.dispose();
  });

  /** An agent whom no other test knows. */
  function someone(): string {
    agents += 1;
    return `agent-${agents}`;
  }
  function logOf(agent: string): Promise<readonly Entry[]> {
    return storage.database.run<Entry>({
      text: `select agent_id, network, action, subject_kind, subject_id, details, row_count
        from access_log where agent_id = $1 order by at`,
      values: [agent],
    });
  }
  const actionsOf = async (agent: string): Promise<readonly string[]> =>
    (await logOf(agent)).map(({ action }) => action);

  async function call(
    agent: string,
    method: 'GET' | 'PUT' | 'PATCH' | 'POST',
    path: string,
    options: object = {},
  ): Promise<number> {
    return (await api.call(method, path, { agent, ...options })).statusCode;
  }

  it('is logged once for each act upon a declaration, in its order', async () => {
    const agent = someone();
    const { id } = await api.submitted();
    expect(await call(agent, 'PUT', `/api/review/held/${id}/`)).toBe(200);
    expect(await call(agent, 'GET', `${id}/`)).toBe(200);
    expect(await call(agent, 'POST', `${id}/correction/`, { ifMatch: '"2"', body: correction })).toBe(200);
    expect(await call(agent, 'PATCH', `${id}/`, { body: { status: 'validated' } })).toBe(200);
    expect(await call(agent, 'PATCH', `${id}/`, { body: { status: 'paid', payment: 'card' } })).toBe(200);
    expect(await call(agent, 'GET', `${id}/receipt.pdf`)).toBe(200);
    expect(await call(agent, 'GET', `${id}/versions/2/`)).toBe(200);
    const entries = await logOf(agent);
    expect(entries.map(({ action }) => action)).toEqual([
      'declaration-held',
      'declaration-read',
      'declaration-corrected',
      'declaration-validated',
      'declaration-paid',
      'document-read',
      'version-read',
    ]);
    for (const entry of entries) {
      expect(entry).toMatchObject({ network: '127.0.0.1', subject_kind: 'declaration', subject_id: id });
    }
    expect(entries[3]?.details).toEqual({ from: 'submitted' });
    expect(entries[6]?.details).toEqual({ version: 2 });
  });

  it('is no correction in the log where it only records what was handed over', async () => {
    const agent = someone();
    const ivory = { customId: 'i', customName: 'Statuette en ivoire', restriction: 'ivory' };
    const { id } = await api.submitted({
      shoppingProducts: [{ ...ivory, originalValue: 460, currency: 'USD' }],
    });
    const correct = (version: number, change: object) =>
      call(agent, 'POST', `${id}/correction/`, {
        ifMatch: `"${version}"`,
        body: { reason: 'Article remis.', corrections: [{ customId: 'i', ...change }] },
      });
    expect(await correct(2, { handedOver: true })).toBe(200);
    expect(await correct(3, { originalValue: 470 })).toBe(200);
    expect(await actionsOf(agent)).toEqual([
      'declaration-read',
      'articles-handed-over',
      'declaration-corrected',
    ]);
  });

  it('is logged under one spelling of an id, however it was asked for', async () => {
    const agent = someone();
    const { id } = await api.submitted();
    const unknown = randomUUID();
    expect(await call(agent, 'PUT', `/api/review/held/${id.toUpperCase()}/`)).toBe(200);
    expect(await call(agent, 'GET', `${id.toUpperCase()}/`)).toBe(200);
    expect(await call(agent, 'GET', `${unknown.toUpperCase()}/`)).toBe(404);
    expect(await call(agent, 'POST', '/api/review/next/', { body: { after: id.toUpperCase() } })).toBe(200);
    const held = (await logOf(agent)).filter(({ action }) => action !== 'declaration-taken');
    expect(held.map(({ subject_id }) => subject_id)).toEqual([id, id, unknown]);
  });

  it('is logged when they refuse, cancel, or write for a traveller', async () => {
    const agent = someone();
    const { id } = await api.submitted();
    expect(
      await call(agent, 'PATCH', `${id}/`, { body: { status: 'refused', reason: 'Absente du guichet' } }),
    ).toBe(200);
    const own = randomUUID();
    expect(await call(agent, 'PUT', `${own}/`, { body: declarationBody() })).toBe(200);
    expect(await call(agent, 'PUT', `${own}/`, { body: declarationBody({ age: 35 }) })).toBe(200);
    expect(await call(agent, 'PUT', `${own}/`, { body: declarationBody({ age: 35 }) })).toBe(200);
    expect(await call(agent, 'PATCH', `${own}/`, { body: { status: 'submitted' } })).toBe(200);
    expect(await call(agent, 'PATCH', `${own}/`, { body: { status: 'cancelled' } })).toBe(200);
    expect((await logOf(agent)).map(({ action, subject_id }) => [action, subject_id])).toEqual([
      ['declaration-read', id],
      ['declaration-refused', id],
      ['declaration-created', own],
      ['declaration-replaced', own],
      ['declaration-read', own],
      ['declaration-submitted', own],
      ['declaration-cancelled', own],
    ]);
  });

  it('is logged for each of many who write at once', async () => {
    const writers = Array.from({ length: 30 }, someone);
    const codes = await Promise.all(
      writers.map((agent) => call(agent, 'PUT', `${randomUUID()}/`, { body: declarationBody() })),
    );
    expect(new Set(codes)).toEqual(new Set([200]));
    for (const agent of writers) expect(await actionsOf(agent)).toEqual(['declaration-created']);
    expect((await verifyLog(storage.database.run)).faults).toEqual([]);
  });

  it('is logged when the next one is taken, and the receipt sent again', async () => {
    const agent = someone();
    const { id } = await api.submitted();
    expect(await call(agent, 'POST', '/api/review/next/', { body: {} })).toBe(200);
    const [taken] = await logOf(agent);
    expect(taken).toMatchObject({ action: 'declaration-taken', subject_kind: 'declaration' });
    expect(taken?.subject_id).toMatch(/^[0-9a-f-]{36}$/);
    for (const body of [{ status: 'validated' }, { status: 'paid', payment: 'card' }]) {
      expect(await call(agent, 'PATCH', `${id}/`, { body })).toBe(200);
    }
    await storage.database.run({ text: 'delete from mail_outbox', values: [] });
    expect(await call(agent, 'POST', `${id}/receipt/mail/`)).toBe(200);
    expect(await call(agent, 'POST', `${id}/receipt/mail/`)).toBe(429);
    expect((await actionsOf(agent)).filter((action) => action === 'receipt-sent')).toHaveLength(1);
  });

  it('is logged for lists, searches and exports by the names of their filters, never by what they hold', async () => {
    const agent = await insertAgent(storage.database.run, {
      firstName: 'Nadia',
      lastName: 'Roux',
      email: 'nadia@example.org',
      isSupervisor: true,
    });
    await api.submitted({ declarantLastName: 'Canari', declarantFirstName: 'Jaune' });
    const search = (text: string, offset = 0) =>
      call(agent, 'POST', 'search/', { body: { search: text, limit: 20, offset } });
    expect(await call(agent, 'GET', '?status=submitted')).toBe(200);
    expect(await search('canari')).toBe(200);
    expect(await search('canari')).toBe(200);
    expect(await search('canari', 20)).toBe(200);
    expect(await search('jaune')).toBe(200);
    expect(await search('personne de ce nom')).toBe(200);
    expect(await search('!')).toBe(200);
    const exported = await api.call('POST', '/api/review/exports/', {
      supervisor: agent,
      body: { filters: { status: ['submitted'] }, reason: 'control' },
    });
    expect(exported.statusCode).toBe(200);
    const entries = await logOf(agent);
    const shown = expect.stringMatching(/^[\w-]{22}$/);
    expect(entries.map(({ action, details, row_count }) => [action, details, row_count])).toEqual([
      ['declarations-listed', { filters: ['status'], from: 0, shown }, expect.any(Number)],
      ['declarations-searched', { filters: ['search'], from: 0, shown }, 1],
      ['declarations-searched', { filters: ['search'], from: 20 }, 0],
      ['declarations-searched', { filters: ['search'], from: 0, shown }, 1],
      ['declarations-searched', { filters: ['search'], from: 0 }, 0],
      ['declarations-searched', { filters: ['search'], from: 0 }, 0],
      ['declarations-exported', { filters: ['status'] }, expect.any(Number)],
    ]);
    expect(entries[1]?.subject_id).toBe(entries[2]?.subject_id);
    expect(entries[1]?.subject_id).not.toBe(entries[3]?.subject_id);
    expect(entries.at(-1)?.row_count).toBe(exported.body.trim().split('\r\n').length - 1);
    const everything = await storage.database.run({ text: 'select l::text from access_log l', values: [] });
    expect(JSON.stringify(everything)).not.toMatch(/canari|jaune|personne de ce nom|exemple\.fr/i);
  });

  it('is one entry for ten minutes when a screen reads the same again, and another in another session', async () => {
    const agent = someone();
    const { id } = await api.submitted();
    for (let turn = 0; turn < 3; turn += 1) {
      for (const path of [`${id}/`, `${id}/history/`, `${id}/mails/`, '?limit=5']) {
        expect(await call(agent, 'GET', path)).toBe(200);
      }
      expect(await call(agent, 'PUT', `/api/review/held/${id}/`)).toBe(200);
    }
    expect(await actionsOf(agent)).toEqual(['declaration-read', 'declarations-listed', 'declaration-held']);
    const { run } = storage.database;
    const set = (back: string) =>
      asOwner(run, () =>
        run({
          text: `update access_log set at = at ${back} interval '10 minutes' where agent_id = $1`,
          values: [agent],
        }),
      );
    await set('-');
    expect(await call(agent, 'GET', `${id}/`)).toBe(200);
    expect(await actionsOf(agent)).toHaveLength(4);
  });

  it('is another entry when the same list gives more rows: one row read first hides no hundred', async () => {
    const agent = someone();
    await api.submitted();
    await api.submitted();
    for (const limit of [1, 2, 2, 1]) expect(await call(agent, 'GET', `?limit=${limit}`)).toBe(200);
    expect(await actionsOf(agent)).toEqual(['declarations-listed', 'declarations-listed']);
  });

  it('is another entry for each place of a list: rows read one by one are as many entries', async () => {
    const agent = someone();
    for (let turn = 0; turn < 3; turn += 1) await api.submitted();
    for (const from of [0, 1, 2, 1, 0]) {
      expect(await call(agent, 'GET', `?status=submitted&limit=1&offset=${from}`)).toBe(200);
    }
    expect((await logOf(agent)).map(({ details, row_count }) => [details, row_count])).toEqual(
      [0, 1, 2].map((from) => [{ filters: ['status'], from, shown: expect.any(String) }, 1]),
    );
  });

  it('is another entry each time that a list shows others: nobody is read under the entry of somebody else', async () => {
    const agent = someone();
    const body = { search: 'tournant', status: ['submitted'], limit: 1 };
    for (let turn = 0; turn < 3; turn += 1) {
      const { id } = await api.submitted({ declarantLastName: 'Tournant' });
      expect(await call(agent, 'POST', 'search/', { body })).toBe(200);
      expect(await call(agent, 'POST', 'search/', { body })).toBe(200);
      await call(someone(), 'PATCH', `${id}/`, { body: { status: 'refused' } });
    }
    expect((await logOf(agent)).map(({ action, row_count }) => [action, row_count])).toEqual([
      ['declarations-searched', 1],
      ['declarations-searched', 1],
      ['declarations-searched', 1],
    ]);
  });

  it('is another entry from another network', async () => {
    const agent = someone();
    const { id } = await api.submitted();
    for (const from of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
      expect(await call(agent, 'GET', `${id}/`, { from })).toBe(200);
    }
    expect((await logOf(agent)).map(({ action, network }) => [action, network])).toEqual([
      ['declaration-read', '192.0.2.1'],
      ['declaration-read', '192.0.2.2'],
    ]);
  });

  it('is logged when a supervisor reads accounts, exports or mails that did not leave, and not when there is nobody to read', async () => {
    const supervisor = await insertAgent(storage.database.run, {
      firstName: 'Nadia',
      lastName: 'Roux',
      email: 'nadia.roux@example.org',
      isSupervisor: true,
    });
    const read = async (path: string) => (await api.call('GET', path, { supervisor })).statusCode;
    expect(await read('/api/mail/unsent/')).toBe(200);
    expect(await actionsOf(supervisor)).toEqual([]);
    const body = { filters: {}, reason: 'control' };
    expect((await api.call('POST', '/api/review/exports/', { supervisor, body })).statusCode).toBe(200);
    await storage.database.run({
      text: `insert into mail_outbox (message_id, composer, recipient, payload, next_attempt_at, created_at, given_up, given_up_at)
        values ('<a@test.example>', 'declaration-receipt', 'canari@exemple.fr', '{}', now(), now(), 'refused', now())`,
      values: [],
    });
    for (const path of [
      '/api/mail/unsent/',
      '/api/review/exports/',
      '/api/review/day/',
      '/api/review/queues/',
    ]) {
      for (let turn = 0; turn < 2; turn += 1) expect([path, await read(path)]).toEqual([path, 200]);
    }
    const entries = await logOf(supervisor);
    expect(entries.slice(1).map(({ action, row_count }) => [action, row_count])).toEqual([
      ['unsent-mails-listed', 1],
      ['exports-listed', expect.any(Number)],
    ]);
    await storage.database.run({ text: 'delete from mail_outbox', values: [] });
  });

  it('is logged when nothing is found, and not when the act is refused', async () => {
    const agent = someone();
    const nobody = randomUUID();
    expect(await call(agent, 'GET', `${nobody}/`)).toBe(404);
    const { id } = await api.submitted();
    expect(await call(agent, 'PATCH', `${id}/`, { body: { status: 'cancelled' } })).toBe(409);
    expect(await call(agent, 'PATCH', `${id}/`, { ifMatch: '"9"', body: { status: 'validated' } })).toBe(412);
    expect(await logOf(agent)).toMatchObject([
      { action: 'declaration-read', subject_id: nobody, row_count: 0 },
      { action: 'declaration-read', subject_id: id, row_count: 1 },
    ]);
  });

  it('is not answered when it cannot be logged', async () => {
    const agent = someone();
    const { id } = await api.submitted({ declarantLastName: 'Canari' });
    const run = (text: string) => storage.database.run({ text, values: [] });
    await run(`alter table access_log add constraint refusing check (agent_id <> '${agent}') not valid`);
    for (const [method, path, body] of [
      ['GET', `${id}/`],
      ['GET', '?limit=5'],
      ['POST', 'search/', { search: 'canari' }],
      ['PATCH', `${id}/`, { status: 'validated' }],
    ] as const) {
      const answer = await api.call(method, path, { agent, ...(body === undefined ? {} : { body }) });
      expect(answer.statusCode).toBe(500);
      expect(answer.body).not.toMatch(/canari/i);
    }
    await run('alter table access_log drop constraint refusing');
    expect((await api.call('GET', `${id}/`, { agent })).json().status).toBe('submitted');
  });

  it('is logged, and not what travellers do with what is theirs', async () => {
    const before = (await verifyLog(storage.database.run)).entries;
    const { id, token } = await api.submitted();
    for (const path of [`${id}/`, `${id}/receipt.pdf`]) {
      expect((await api.call('GET', path, { token })).statusCode).toBe(200);
    }
    expect((await verifyLog(storage.database.run)).entries).toBe(before);
  });
});
