import { randomUUID } from 'node:crypto';
import { type ExportList, exportCutHeader, type RecordedExport, reviewLimits } from '@retour/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { insertAgent } from '../../../../test/insert-agent';
import { testEnvironment } from '../../../../test/start-app';
import { declarationsOn } from '../../declaration/testing/declarations-on';
import { exportDeclarations } from './export-declarations';

const path = '/api/review/exports/';
const perDay = 3;
const logKey = new Uint8Array(32);
const byOf = (agentId: string) => ({ agentId, sessionId: null, network: null });

describe.each(engines)('exports, recorded on the $name', ({ open }) => {
  let clock = Date.parse('2026-10-10T10:00:00Z');
  const now = () => new Date(clock);

  const { storage, api } = declarationsOn(open, {
    now,
    environment: { ...testEnvironment, exportsPerDay: perDay },
  });
  beforeAll(async () => {
    for (const declarantLastName of ['Dupont', 'Durand', 'Martin'])
      await api.submitted({ declarantLastName });
  });

  const newSupervisor = (): Promise<string> =>
    insertAgent(storage.database.run, {
      firstName: 'Nadia',
      lastName: 'Roux',
      email: `${randomUUID()}@example.org`,
      isSupervisor: true,
    });

  const take = (supervisor: string, body: object = { filters: {}, reason: 'statistics' }) =>
    api.call('POST', path, { supervisor, body });

  async function list(supervisor: string): Promise<ExportList> {
    return (await api.call('GET', path, { supervisor })).json();
  }

  async function newest(supervisor: string): Promise<RecordedExport | undefined> {
    return (await list(supervisor)).exports[0];
  }

  it('say who, when, why, with which filters and how many rows; never what was typed', async () => {
    const supervisor = await newSupervisor();
    clock += 1_000;
    const answer = await take(supervisor, {
      filters: { search: 'dupont', status: ['submitted'], startDate: '2026-10-01' },
      reason: 'other',
      details: '  Demande du bureau des recettes.  ',
    });
    expect(answer.statusCode).toBe(200);
    expect(await newest(supervisor)).toEqual({
      id: expect.any(String),
      at: now().toISOString(),
      by: 'Nadia Roux',
      chosen: { status: ['submitted'], startDate: ['2026-10-01'] },
      typed: ['search'],
      reason: 'other',
      details: 'Demande du bureau des recettes.',
      rows: 1,
      outcome: 'whole',
    });
    const [row] = await storage.database.run<{ text: string }>({
      text: 'select string_agg(e::text, chr(10)) as text from declaration_export e',
      values: [],
    });
    expect(row?.text.toLowerCase()).not.toContain('dupont');
  });

  it.each([
    [{ filters: {} }, 'reason'],
    [{ filters: {}, reason: 'curiosity' }, 'reason'],
    [{ filters: {}, reason: 'other' }, 'details'],
    [{ filters: {}, reason: 'other', details: 'trop court' }, 'details'],
    [{ filters: {}, reason: 'other', details: '- . - . - . - . - .' }, 'details'],
    [{ reason: 'statistics' }, 'filters'],
  ])('ask for a reason: %j', async (body, field) => {
    const supervisor = await newSupervisor();
    const answer = await take(supervisor, body);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, field]);
    expect((await list(supervisor)).left).toBe(perDay);
  });

  it('are a few a day for each supervisor, also when they are asked for at once', async () => {
    const [supervisor, other] = [await newSupervisor(), await newSupervisor()];
    expect(await list(supervisor)).toMatchObject({ left: perDay, perDay });
    const answers = await Promise.all(Array.from({ length: perDay + 3 }, () => take(supervisor)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(perDay).fill(200), 429, 429, 429]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ code: 'no-export-left' });
    expect(refused?.json().detail.replace(/\s/g, ' ')).toContain('Vous avez fait 3 exports aujourd’hui');
    const wait = Number(refused?.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect((await list(supervisor)).left).toBe(0);
    expect((await list(other)).left).toBe(perDay);
    expect((await take(other)).statusCode).toBe(200);
    clock += wait * 1_000;
    expect((await list(supervisor)).left).toBe(perDay);
    expect((await take(supervisor)).statusCode).toBe(200);
  });

  it('are kept from no supervisor by what others of their network ask for', async () => {
    for (let at = 0; at < 31; at += 1) {
      expect((await api.call('POST', path, { body: {} })).statusCode).toBe(401);
    }
    expect((await take(await newSupervisor())).statusCode).toBe(200);
  });

  it('leave nothing to who is a supervisor no more, whatever their session was let in with', async () => {
    const supervisor = await newSupervisor();
    await storage.database.run({
      text: 'update agent set is_supervisor_by_gift = false where id = $1',
      values: [supervisor],
    });
    expect((await take(supervisor)).json()).toMatchObject({ status: 403, code: 'supervisors-only' });
  });

  it.each([
    ['demoted', 'update agent set is_supervisor_by_gift = false where id = $1'],
    ['closed', `update agent set status = 'disabled' where id = $1`],
  ])('stop before the next rows when their supervisor is %s meanwhile', async (_how, text) => {
    const supervisor = await newSupervisor();
    const { run } = storage.database;
    const begin = () =>
      exportDeclarations(
        { run, runList: run, now, exportsPerDay: perDay, logKey, pageRows: 1, onError: () => undefined },
        { by: byOf(supervisor), filters: { limit: 20, offset: 0 }, reason: 'control' },
      );
    clock += 1_000;
    const { pages } = await begin();
    const seen: number[] = [];
    const readAll = async (): Promise<void> => {
      for await (const page of pages) {
        seen.push(page.length);
        await run({ text, values: [supervisor] });
      }
    };
    await expect(readAll()).rejects.toMatchObject({ problem: { code: 'supervisors-only' } });
    expect(seen).toEqual([1]);
    const [row] = await run<{ outcome: string; row_count: number }>({
      text: 'select outcome, row_count from declaration_export where agent_id = $1',
      values: [supervisor],
    });
    expect(row).toEqual({ outcome: 'broken', row_count: 1 });
  });

  it('asked for by who is demoted before the first row give none, and stop when their session is over', async () => {
    const { run } = storage.database;
    const options = { run, runList: run, now, exportsPerDay: perDay, logKey, onError: () => undefined };
    const [supervisor, leaving] = [await newSupervisor(), await newSupervisor()];
    const query = { filters: { limit: 20, offset: 0 }, reason: 'control' } as const;
    const { pages } = await exportDeclarations(options, { ...query, by: byOf(supervisor) });
    await run({ text: 'update agent set is_supervisor_by_gift = false where id = $1', values: [supervisor] });
    await expect(pages[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      problem: { code: 'supervisors-only' },
    });
    const sessionId = randomUUID();
    await run({
      text: `insert into agent_session (id, agent_id, browser_hash, rotated_at, created_at, ends_at)
        values ($1::uuid, $2, $1::uuid::text, now(), now(), now() + interval '1 hour')`,
      values: [sessionId, leaving],
    });
    const own = await exportDeclarations(options, { ...query, by: { ...byOf(leaving), sessionId } });
    await run({
      text: `update agent_session set ended_at = now(), end_reason = 'logout', id_token = null where id = $1`,
      values: [sessionId],
    });
    await expect(own.pages[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      problem: { code: 'supervisors-only' },
    });
  });

  it('that break off are recorded as such, with what may have left', async () => {
    const supervisor = await newSupervisor();
    const { run } = storage.database;
    let reads = 0;
    const context = {
      run,
      now,
      exportsPerDay: perDay,
      logKey,
      onError: (error: unknown) => {
        throw error;
      },
    };
    const request = { by: byOf(supervisor), filters: { limit: 20, offset: 0 }, reason: 'control' } as const;
    const failing = { ...context, runList: () => Promise.reject(new Error('gone')) };
    clock += 1_000;
    await expect(exportDeclarations(failing, request)).rejects.toThrow('gone');
    expect(await newest(supervisor)).toMatchObject({ rows: 0, outcome: 'broken' });

    clock += 1_000;
    const dying: typeof run = (statement) => {
      reads += 1;
      return reads > 2 ? Promise.reject(new Error('gone')) : run(statement);
    };
    const { pages } = await exportDeclarations({ ...context, runList: dying }, request);
    const readAll = async (): Promise<void> => {
      for await (const _ of pages);
    };
    await expect(readAll()).rejects.toThrow('gone');
    expect(await newest(supervisor)).toMatchObject({ outcome: 'broken' });

    clock += 1_000;
    const left = await exportDeclarations({ ...context, runList: run }, request);
    // The client leaves after the first page.
    for await (const _ of left.pages) break;
    expect(await newest(supervisor)).toMatchObject({ rows: 3, outcome: 'broken' });
  });

  it('that hold more than a file does say so, and are recorded as cut', async () => {
    const supervisor = await newSupervisor();
    clock += 1_000;
    // As many as the totals say: a hundred thousand and one rows would take minutes to write.
    await storage.database.run({
      text: `insert into declaration_move
        select created_day, status, mean_of_transport, null, 0, $1::int, 0, 0, 0 from declaration limit 1`,
      values: [reviewLimits.exportedRows],
    });
    const answer = await take(supervisor);
    expect(answer.headers).toMatchObject({
      [exportCutHeader]: 'true',
      'content-disposition': expect.stringMatching(/-partiel\.csv"$/),
    });
    expect(await newest(supervisor)).toMatchObject({ outcome: 'limited' });
  });

  it('are read to the oldest, a page at a time, each page an entry of the log', async () => {
    const supervisor = await newSupervisor();
    const { run } = storage.database;
    // Two of each moment, on both sides of where a page ends.
    await run({
      text: `insert into declaration_export (id, agent_id, day, number, at, filters, reason)
        select gen_random_uuid(), $1, '2026-09-01', number, '2026-09-01'::timestamptz + number / 2 * interval '1 minute', '{"chosen":{},"typed":[]}', 'control'
        from generate_series(1, 201) number`,
      values: [supervisor],
    });
    const read = async (before: string) =>
      (await api.call('GET', `${path}${before}`, { supervisor })).json<ExportList>();
    const seen: string[] = [];
    let pages = 0;
    for (let next: string | null = ''; next !== null && pages < 9; pages += 1) {
      const page: ExportList = await read(next);
      expect(page).toMatchObject({ left: perDay, perDay });
      seen.push(...page.exports.map(({ id }) => id));
      next = page.next === null ? null : `?before=${page.next}`;
    }
    const all = await run<{ id: string }>({
      text: 'select id from declaration_export order by at desc, id',
      values: [],
    });
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(pages).toBe(Math.ceil(all.length / 100));
    const [logged] = await run<{ entries: number }>({
      text: `select count(*)::int as entries from access_log where agent_id = $1 and action = 'exports-listed'`,
      values: [supervisor],
    });
    expect(logged?.entries).toBe(pages);
  });

  it.each([
    'x',
    '2026-02-31T10:00:00.000000Z_b9b9b9b9-b9b9-4b9b-8b9b-b9b9b9b9b9b9',
    '2026-02-01T10:00:00.000000Z_9',
  ])('are at no place that cannot be: %s', async (before) => {
    const answer = await api.call('GET', `${path}?before=${before}`, { supervisor: await newSupervisor() });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'before']);
  });

  it('under way, or stopped with the service, have neither rows nor an end', async () => {
    const supervisor = await newSupervisor();
    clock += 1_000;
    const { run } = storage.database;
    await exportDeclarations(
      { run, runList: run, now, exportsPerDay: perDay, logKey, onError: () => undefined },
      { by: byOf(supervisor), filters: { limit: 20, offset: 0 }, reason: 'request' },
    );
    const begun = await newest(supervisor);
    expect(begun).toMatchObject({ reason: 'request' });
    expect(begun).not.toHaveProperty('outcome');
    expect(begun).not.toHaveProperty('rows');
  });
});
