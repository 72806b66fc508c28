import { writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { newServerDatabase } from '../test/engines';
import { temporaryFolder } from '../test/temporary-folder';
import { createDatabase, databaseUrl } from '../test/test-databases';
import { runCheck } from './check-command';

const place = temporaryFolder();
afterAll(place.remove);
const trying = { DATA_DIR: place.folder };

it('says that settings for trying are sound', async () => {
  expect(await runCheck([], trying)).toEqual({
    code: 0,
    line: `Settings: nothing to say.\nDatabase: embedded in ${place.folder}, for trying.`,
  });
});

it('names the setting that is refused, as the start does', async () => {
  expect(await runCheck([], { ...trying, PORT: 'many' })).toMatchObject({
    code: 1,
    line: expect.stringContaining('PORT'),
  });
});

it('reads the files that settings name', async () => {
  const file = path.join(place.folder, 'offices.json');
  writeFileSync(file, '[{"id": "T 1"}]');
  expect(await runCheck([], { ...trying, OFFICES_FILE: file })).toMatchObject({
    code: 1,
    line: expect.stringContaining('OFFICES_FILE'),
  });
});

it('says how many migrations wait, and applies none', async () => {
  await createDatabase(inject('postgresUrl'), 'checked');
  const url = databaseUrl(inject('postgresUrl'), 'checked');
  const settings = { ...trying, TRIAL_TOOLS: 'on', DATABASE_URL: url };
  const { code, line } = await runCheck([], settings);
  expect(code).toBe(0);
  expect(line).toMatch(/Database: .*: PostgreSQL \d+.*, \d+ migrations wait\.$/);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select to_regclass('schema_migration') as made");
  await client.end();
  expect(rows).toEqual([{ made: null }]);

  const migrated = await runCheck([], { ...settings, DATABASE_URL: await newServerDatabase() });
  expect(migrated.line).toMatch(/no migration waits\.$/);
});

it('says that a database does not answer, without its password', async () => {
  const { code, line } = await runCheck([], {
    ...trying,
    TRIAL_TOOLS: 'on',
    DATABASE_URL: 'postgresql://retour:secret@127.0.0.1:1/retour',
  });
  expect(code).toBe(1);
  expect(line).toContain('cannot be used (ECONNREFUSED)');
  expect(line).not.toContain('secret');
});

it('takes no argument', async () => {
  expect((await runCheck(['--now'], trying)).line).toContain('Usage');
});
