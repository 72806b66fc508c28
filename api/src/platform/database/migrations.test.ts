import { cpSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder';
import { createDatabase, databaseUrl } from '../../../test/test-databases';
import type { Database } from './database';
import { openEmbeddedDatabase } from './embedded-database';
import { type Migration, readMigrations } from './migrations';
import { openServerDatabase } from './server-database';

const first: Migration = { name: '0001-a', checksum: 'a', script: 'create table a (id integer)' };
const second: Migration = {
  name: '0002-b',
  checksum: 'b',
  script: 'create table b (id integer); insert into b values (1);',
};

it('are numbered one after the other, so that none is slipped before one that was applied', async () => {
  const shipped = await readMigrations(path.join(import.meta.dirname, '../../../migrations'));
  const numbers = shipped.map(({ name }) => name.slice(0, 4));
  expect(numbers).toEqual(shipped.map((_, index) => String(index + 1).padStart(4, '0')));
});

let databases = 0;

/** Brings a database up to date, then reads the numbers that a query gives there. */
type Open = (migrations: readonly Migration[], query?: string) => Promise<readonly number[]>;

async function readNumbers(database: Database, query = 'select 0 as number'): Promise<readonly number[]> {
  const rows = await database.run<{ number: number }>({ text: query, values: [] });
  await database.close();
  return rows.map(({ number }) => number);
}

async function server(): Promise<Open> {
  databases += 1;
  const name = `migrations_${databases}`;
  await createDatabase(inject('postgresUrl'), name);
  const url = databaseUrl(inject('postgresUrl'), name);
  return async (migrations, query) =>
    readNumbers(await openServerDatabase({ url, migrations, onConnectionError: () => undefined }), query);
}

async function embedded(): Promise<Open> {
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  cpSync(inject('emptyEmbedded'), folder, { recursive: true });
  return async (migrations, query) => readNumbers(await openEmbeddedDatabase({ folder, migrations }), query);
}

describe.each([
  ['embedded database', embedded],
  ['PostgreSQL server', server],
])('migrations on the %s', (_name, prepare) => {
  it('apply once, then only the new ones', async () => {
    const open = await prepare();
    await open([first]);
    await open([first]);
    await open([first, second]);
    await expect(open([first, second])).resolves.toEqual([0]);
  });

  it('refuse an edited one, a newer database and another history', async () => {
    const open = await prepare();
    await open([first, second]);
    await expect(open([first, { ...second, checksum: 'x' }])).rejects.toThrow(/0002-b was edited/);
    await expect(open([first])).rejects.toThrow(/newer than this program/);
    await expect(open([second, first])).rejects.toThrow(/do not belong together/);
  });

  it('leave nothing of one that fails', async () => {
    const open = await prepare();
    const broken = { ...second, script: 'create table b (id integer); select nothing_of_the_sort()' };
    await expect(open([first, broken])).rejects.toThrow(
      /0002-b failed \(42883: function nothing_of_the_sort/,
    );
    await expect(open([first, second], 'select id as number from b')).resolves.toEqual([1]);
  });

  it('change what is there in batches, and go on where a failure stopped them', async () => {
    const open = await prepare();
    const rows: Migration = {
      name: '0001-rows',
      checksum: 'r',
      script: 'create table a (id integer, filled integer); insert into a select generate_series(1, 9);',
    };
    const fill = (value: string): Migration => ({
      name: '0002-fill.batches',
      checksum: 'f',
      script: `update a set filled = ${value} where id in (select id from a where filled is null order by id limit 2)`,
    });
    await expect(open([rows, fill('10 / (6 - id)')])).rejects.toThrow(/0002-fill.batches failed \(22012\)/);
    const filled = 'select filled as number from a where filled is not null order by id';
    await expect(open([rows], filled)).resolves.toEqual([2, 2, 3, 5]);
    await expect(open([rows, fill('0')], filled)).resolves.toEqual([2, 2, 3, 5, 0, 0, 0, 0, 0]);
    await expect(open([rows, fill('nothing()')], filled)).resolves.toHaveLength(9);
  });

  it('refuse in batches what does not say how many rows it changed', async () => {
    const open = await prepare();
    const rows = { ...first, script: 'create table a as select 1 as id, null::integer as filled' };
    const counting = 'with done as (update a set filled = 1 returning id) select count(*) from done';
    for (const [script, refusal] of [
      ['update a set filled = 1; update a set filled = 2', /failed \(42601: cannot insert multiple commands/],
      ['create index filled on a (filled)', /failed \(it must insert, update, delete or merge rows\)/],
      [counting, /failed \(it must insert, update, delete or merge rows\)/],
    ] as const) {
      const fill = { name: '0002-fill.batches', checksum: 'f', script };
      await expect(open([rows, fill])).rejects.toThrow(refusal);
    }
    const recorded = 'select count(*)::integer as number from schema_migration';
    await expect(open([rows], recorded)).resolves.toEqual([1]);
  });
});

describe('two programs that start together', () => {
  it('wait for each other', async () => {
    const open = await server();
    const starts = [1, 2, 3, 4].map(() => open([first, second]));
    await expect(Promise.all(starts)).resolves.toHaveLength(4);
  });
});
