import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { newServerDatabase } from '../test/engines';
import { temporaryFolder } from '../test/temporary-folder';
import { createDatabase, databaseUrl } from '../test/test-databases';
import { runCheck } from './check-command';
import { createCodeSigner, parseSigningKeys } from './features/declaration/code-signer';

const place = temporaryFolder();
afterAll(place.remove);
const trying = { DATA_DIR: place.folder };

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

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

it('refuses a database in another encoding than UTF-8, as the start does', async () => {
  await ask(inject('postgresUrl'), "create database checked_latin encoding 'LATIN1' template template0");
  const url = databaseUrl(inject('postgresUrl'), 'checked_latin');
  expect(await runCheck([], { ...trying, TRIAL_TOOLS: 'on', DATABASE_URL: url })).toMatchObject({
    code: 1,
    line: expect.stringMatching(/is in LATIN1\b.*encoding 'UTF8' template template0/),
  });
});

it.each([
  [
    'is newer than this program',
    `insert into schema_migration (name, checksum) values ('9999-later', 'x')`,
    'start a newer version',
  ],
  [
    'has a migration that was edited since',
    `update schema_migration set checksum = 'x' where name like '0001-%'`,
    'was edited after',
  ],
  [
    'has another history',
    `update schema_migration set name = '0001-other' where name like '0001-%'`,
    'do not belong together',
  ],
])('refuses a database that %s, as the start does', async (_case, statement, said) => {
  const url = await newServerDatabase();
  await ask(url, statement);
  expect(await runCheck([], { ...trying, TRIAL_TOOLS: 'on', DATABASE_URL: url })).toMatchObject({
    code: 1,
    line: expect.stringContaining(said),
  });
});

it('refuses a key that was revoked, as the start does', async () => {
  const url = await newServerDatabase();
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' });
  const settings = {
    ...trying,
    TRIAL_TOOLS: 'on',
    DATABASE_URL: url,
    DECLARATION_SIGNING_KEY: key.toString('base64'),
  };
  const [signing] = createCodeSigner(parseSigningKeys(settings.DECLARATION_SIGNING_KEY)).signingKeys.keys;
  expect(await runCheck([], settings)).toMatchObject({ code: 0 });
  await ask(
    url,
    `insert into signing_key (key_id, public_key, revoked_at) values ('${signing.keyId}', '${signing.publicKey}', now())`,
  );
  expect(await runCheck([], settings)).toEqual({
    code: 1,
    line: 'Configuration refused: DECLARATION_SIGNING_KEY was revoked: make another key.',
  });
  // One that no migration has made yet knows of no key.
  await ask(url, 'drop table signing_key cascade');
  expect(await runCheck([], settings)).toMatchObject({ code: 0 });
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
