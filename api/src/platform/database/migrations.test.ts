import { describe, expect, inject, it } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder';
import { createDatabase, databaseUrl } from '../../../test/test-databases';
import { openEmbeddedDatabase } from './embedded-database';
import type { Migration } from './migrations';
import { openServerDatabase } from './server-database';

const first: Migration = { name: '0001-a', checksum: 'a', script: 'create table a (id integer)' };
const second: Migration = {
  name: '0002-b',
  checksum: 'b',
  script: 'create table b (id integer); insert into b values (1);',
};

let databases = 0;

async function server(): Promise<(migrations: readonly Migration[]) => Promise<void>> {
  databases += 1;
  const name = `migrations_${databases}`;
  await createDatabase(inject('postgresUrl'), name);
  const url = databaseUrl(inject('postgresUrl'), name);
  return async (migrations) => {
    const database = await openServerDatabase({ url, migrations, onConnectionError: () => undefined });
    await database.close();
  };
}

async function embedded(): Promise<(migrations: readonly Migration[]) => Promise<void>> {
  const { folder } = temporaryFolder();
  return async (migrations) => {
    const database = await openEmbeddedDatabase({ folder, migrations });
    await database.close();
  };
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
    await expect(open([first, second])).resolves.toBeUndefined();
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
    await expect(open([first, broken])).rejects.toThrow();
    await expect(open([first, second])).resolves.toBeUndefined();
  });
});

describe('two programs that start together', () => {
  it('wait for each other', async () => {
    const open = await server();
    const starts = [1, 2, 3, 4].map(() => open([first, second]));
    await expect(Promise.all(starts)).resolves.toHaveLength(4);
  });
});
