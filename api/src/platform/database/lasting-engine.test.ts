import { cpSync, mkdirSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder';
import type { Database } from './database';
import { openDatabase } from './open-database';
import { isDatabaseUnavailable } from './unavailable';

const { folder, remove } = temporaryFolder();
/** Where the engine prepares the next file of its log: what stands there keeps it from writing one, as a full disk does. */
const nextLog = path.join(folder, 'postgres', 'pg_wal', 'xlogtemp.42');
let database: Database;

beforeAll(async () => {
  cpSync(inject('embeddedTemplate'), folder, { recursive: true });
  database = await openDatabase({ databaseUrl: null, dataDir: folder, onConnectionError: () => undefined });
  await database.run({ text: 'create table probe (value integer primary key)', values: [] });
});
afterAll(async () => {
  await database.close();
  remove();
});

const write = (value: number) =>
  database.run({ text: 'insert into probe values ($1) returning value', values: [value] });

it('is unavailable while it cannot write its log, then goes on with what it had kept', async () => {
  await write(1);
  mkdirSync(nextLog);
  await database.run({ text: 'select pg_switch_wal()', values: [] });
  const refused = await Promise.all([2, 3].map((value) => write(value).catch((cause: unknown) => cause)));
  expect(refused[0]).toMatchObject({ severity: 'PANIC' });
  for (const error of refused) expect(isDatabaseUnavailable(error), String(error)).toBe(true);
  rmdirSync(nextLog);
  expect(await write(4)).toEqual([{ value: 4 }]);
  expect(await database.run({ text: 'select value from probe order by value', values: [] })).toEqual([
    { value: 1 },
    { value: 4 },
  ]);
  await expect(database.ping()).resolves.toBeUndefined();
});
