import { randomUUID } from 'node:crypto';
import { hourMs } from '@retour/contract';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { createDatabase, databaseUrl } from '../../../test/test-databases';
import { untilLockWait } from '../../../test/until-lock-wait';
import { migrateServer } from './migrate-server';
import type { Migration } from './migrations';

const slow: Migration = { name: '0001-a', checksum: 'a', script: 'create table a (id integer)' };
const seen: Migration = {
  name: '0001-seen',
  checksum: 's',
  script: `create table seen as select name, setting from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') and setting <> '0'`,
};

let databases = 0;
let url = '';
let admin: pg.Client;

beforeEach(async () => {
  databases += 1;
  const name = `migrate_server_${databases}`;
  await createDatabase(inject('postgresUrl'), name);
  url = databaseUrl(inject('postgresUrl'), name);
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
});
afterEach(async () => {
  vi.useRealTimers();
  await admin.end();
});

function migrate(
  migrations: readonly Migration[],
  onMigrationWait?: (seconds: number) => void,
): Promise<void> {
  return migrateServer({ url, migrations, onMigrationWait, onConnectionError: () => undefined });
}

it('migrates without the timeouts that the database sets', async () => {
  const { rows } = await admin.query('select quote_ident(current_database()) as name');
  for (const setting of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
    await admin.query(`alter database ${rows[0].name} set ${setting} = '30s'`);
  }
  await migrate([seen]);
  expect((await admin.query('select * from seen')).rows).toEqual([]);
});

it('lets a migration last an hour, and a second process wait for it and say so', async () => {
  // Somebody else makes the same table and does not come to an end: the migration waits for them.
  await admin.query('begin');
  await admin.query(slow.script);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
  const waits: number[] = [];
  const outcomes = Promise.allSettled([
    migrate([slow]),
    untilLockWait(url).then(() => migrate([slow], (seconds) => waits.push(seconds))),
  ]);
  await expect.poll(() => waits).toHaveLength(1);
  vi.advanceTimersByTime(hourMs);
  await expect.poll(() => waits).toHaveLength(2);
  await untilLockWait(url);
  await admin.query('rollback');
  expect(await outcomes).toEqual([
    { status: 'fulfilled', value: undefined },
    { status: 'fulfilled', value: undefined },
  ]);
  expect(waits[0]).toBe(0);
  expect(waits[1]).toBeGreaterThanOrEqual(3_600);
  expect((await admin.query('select name from schema_migration')).rows).toEqual([{ name: slow.name }]);
});

it('migrates nothing in a database that could not put names in order, and says how it is made', async () => {
  const name = `latin_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name} encoding 'LATIN1' template template0`);
  const latin = databaseUrl(inject('postgresUrl'), name);
  const started = migrateServer({ url: latin, migrations: [slow], onConnectionError: () => undefined });
  await expect(started).rejects.toThrow(/is in LATIN1\b.*encoding 'UTF8' template template0/);
  const client = new pg.Client({ connectionString: latin });
  await client.connect();
  const { rows } = await client.query("select to_regclass('a') as made");
  await client.end();
  expect(rows).toEqual([{ made: null }]);
});

it.each([
  ['what no transaction can hold', 'create index concurrently on seen (name)', '25001: '],
  ['what it raises', `do $$ begin raise 'no' using errcode = 'P0001'; end $$`, 'P0001)'],
  ['what others depend on', 'create view v as select name from seen; drop table seen', '2BP01)'],
])('says of a database that answers which migration failed: %s', async (_what, script, reason) => {
  const faulty = { name: '0002-b', checksum: 'b', script };
  await expect(migrate([seen, faulty])).rejects.toThrow(`Migration 0002-b failed (${reason}`);
});

it('lets the service work on what a migration made while the next one goes on', async () => {
  const role = `working_${randomUUID().slice(0, 8)}`;
  await admin.query(`create role ${role} login`);
  const server = { url, applicationRole: role, onConnectionError: (): void => undefined };
  const first: Migration = { name: '0001-a', checksum: 'a', script: 'create table a (id integer)' };
  const followed: Migration = {
    name: '0002-b',
    checksum: 'b',
    script: `create table b (id integer);
      create function follow_a() returns trigger language plpgsql as
        $$ begin insert into b values (new.id); return null; end $$;
      create trigger a_followed after insert on a for each row execute function follow_a()`,
  };
  const held: Migration = { name: '0003-c', checksum: 'c', script: 'create table c (id integer)' };
  await migrateServer({ ...server, migrations: [first] });

  await admin.query('begin');
  await admin.query(held.script);
  const migrated = migrateServer({ ...server, migrations: [first, followed, held] });
  await untilLockWait(url);
  const asService = new URL(url);
  asService.username = role;
  const service = new pg.Client({ connectionString: asService.href });
  await service.connect();
  await service.query('insert into a values (7)');
  expect((await service.query('select id from b')).rows).toEqual([{ id: 7 }]);
  await service.end();
  await admin.query('rollback');
  await migrated;
});
