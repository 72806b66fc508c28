import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { databaseUrl } from '../../../test/test-databases';
import { cutOldEntries, warnOfRights } from '../../features/access-log/jobs';
import { fillLog } from '../../features/access-log/testing/tamper';
import { verifyLog } from '../../features/access-log/verify-log';
import { anonymiseDue } from '../../features/declaration/anonymise-due';
import { startDeclarations } from '../../features/declaration/testing/start-declarations';
import { startAccounts } from '../../features/identity/accounts/testing/start-accounts';
import { foldMoves } from '../../features/review/storage/fold-moves';
import type { Database } from './database';
import { openDatabase } from './open-database';

const owner = `owner_${randomUUID().slice(0, 8)}`;
const service = `service_${randomUUID().slice(0, 8)}`;
let admin: pg.Client;
let urls: { readonly owner: string; readonly service: string };
let database: Database;

const onConnectionError = (): void => undefined;
const opened = (): Promise<Database> =>
  openDatabase({
    databaseUrl: urls.service,
    migrationDatabaseUrl: urls.owner,
    dataDir: '',
    onConnectionError,
  });

beforeAll(async () => {
  const cluster = inject('postgresUrl');
  admin = new pg.Client({ connectionString: cluster });
  await admin.connect();
  for (const role of [owner, service]) await admin.query(`create role ${role} login`);
  await admin.query(`create database ${owner} owner ${owner}`);
  const urlOf = (role: string): string => {
    const url = new URL(databaseUrl(cluster, owner));
    url.username = role;
    return url.href;
  };
  urls = { owner: urlOf(owner), service: urlOf(service) };
  database = await opened();
  await fillLog(database.run, 20);
});
afterAll(async () => {
  await database.close();
  await admin.end();
});

describe('the role of the service, which another one owns the tables for', () => {
  it.each([
    `update access_log set action = 'x'`,
    'delete from access_log',
    'truncate access_log',
    'insert into access_log (chain, seq, at, action, previous, digest) select 1, 1, at, action, previous, digest from access_log limit 1',
    `insert into access_log (action, at) values ('signed-in', '2020-01-01')`,
    'update access_log_head set seq = seq - 1',
    'delete from access_log_head',
    'truncate access_log_head',
    'insert into access_log_cut select chain, 1, seq, digest, now() from access_log_head',
    'delete from access_log_cut',
    'alter table access_log disable trigger all',
    'drop trigger access_log_append on access_log',
    'drop table access_log',
    'create or replace function access_log_text(entry access_log) returns text language sql as $$ select null $$',
    'set session_replication_role = replica',
    'create table public.access_log_field (value text)',
    `insert into schema_migration (name, checksum) values ('x', 'x')`,
    `set role ${owner}`,
  ])('is refused: %s', async (text) => {
    await expect(database.run({ text, values: [] })).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot have the log cut before its time, nor led elsewhere', async () => {
    await expect(cutOldEntries({ database, keptDays: 364 })).rejects.toMatchObject({ code: '22023' });
    const client = new pg.Client({ connectionString: urls.service });
    await client.connect();
    await client.query('create temp table access_log_head (like public.access_log_head)');
    await client.query(`insert into access_log (action) values ('signed-in')`);
    expect((await client.query('select 1 from pg_temp.access_log_head')).rowCount).toBe(0);
    await client.end();
    expect(await verifyLog(database.run)).toMatchObject({ entries: 21, faults: [] });
  });

  it('does all that the service does', async () => {
    const api = await startDeclarations({ database, dispose: async () => undefined });
    const { id } = await api.submitted();
    const answers = [
      await api.call('GET', `${id}/`, { agent: 'a1' }),
      await api.call('GET', '?search=mart', { agent: 'a1' }),
      await api.call('PUT', `/api/review/held/${id}/`, { agent: 'a1' }),
      await api.call('PATCH', `${id}/`, { agent: 'a1', body: { status: 'validated' } }),
      await api.call('POST', `${id}/correction/`, {
        agent: 'a1',
        ifMatch: '"3"',
        body: { reason: 'Facture présentée.', corrections: [{ customId: 'a', originalValue: 690 }] },
      }),
      await api.call('PATCH', `${id}/`, { agent: 'a1', body: { status: 'paid', payment: 'card' } }),
      await api.call('GET', `${id}/history/`, { agent: 'a1' }),
      await api.call('GET', `${id}/receipt.pdf`, { agent: 'a1' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    await foldMoves(database.run);
    const far = (): Date => new Date('2040-01-01T00:00:00Z');
    const retained = { run: database.run, retentionDays: 30, now: far, onError: onConnectionError };
    expect(await anonymiseDue(retained)).toBe(1);
    expect(await cutOldEntries({ database, keptDays: 365 })).toBe(0);
    await api.app.close();

    const accounts = await startAccounts(
      { database, dispose: async () => undefined },
      { now: () => new Date() },
    );
    const { email } = await accounts.active();
    const browser = accounts.browser();
    expect(await browser.signIn(email)).toBe(200);
    expect((await browser.get('agent/me/')).statusCode).toBe(200);
    await accounts.app.close();
  });

  it('is told to be right at start, and the owner to be too strong', async () => {
    const warnings: string[] = [];
    const log = { warn: (line: unknown) => warnings.push(String(line)), error: () => 0, info: () => 0 };
    await warnOfRights({ database, log });
    expect(warnings).toEqual([]);
    const alone = await openDatabase({ databaseUrl: urls.owner, dataDir: '', onConnectionError });
    await warnOfRights({ database: alone, log });
    await alone.close();
    expect(warnings).toEqual([expect.stringContaining('MIGRATION_DATABASE_URL')]);
  });

  it('is given its rights again at each start, and those that are too many taken back', async () => {
    const own = new pg.Client({ connectionString: urls.owner });
    await own.connect();
    await own.query(`grant update on access_log to ${service}; revoke select on declaration from ${service}`);
    await own.end();
    const again = await opened();
    await again.run({ text: 'select 1 from declaration', values: [] });
    await expect(again.run({ text: 'update access_log set at = at', values: [] })).rejects.toMatchObject({
      code: '42501',
    });
    await again.close();
  });
});
