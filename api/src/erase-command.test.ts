import { cpSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type DeclarationsUnderTest, startDeclarations } from '../test/declarations';
import { newServerDatabase } from '../test/engines';
import { temporaryFolder } from '../test/temporary-folder';
import { runErase } from './erase-command';
import { lockFolder } from './platform/database/folder-lock';
import { openDatabase } from './platform/database/open-database';

const place = temporaryFolder();
afterAll(place.remove);

/** Works with the declarations of an installation, as its service would. */
async function servedFrom<Answer>(
  where: { readonly databaseUrl: string | null; readonly dataDir: string },
  work: (api: DeclarationsUnderTest) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabase({ ...where, onConnectionError: () => undefined });
  const api = await startDeclarations({ database, dispose: database.close }, { now: () => new Date() });
  const answer = await work(api);
  await api.app.close();
  await database.close();
  return answer;
}

describe.each(['embedded database', 'PostgreSQL server'])('the command that erases, on the %s', (engine) => {
  const dataDir = path.join(place.folder, engine);
  const environment: Record<string, string> = { PUBLIC_URL: 'http://localhost:3000', DATA_DIR: dataDir };
  const erase = (...args: string[]) => runErase(args, environment);

  beforeAll(async () => {
    if (engine === 'embedded database') await cp(inject('embeddedTemplate'), dataDir, { recursive: true });
    else Object.assign(environment, { DATABASE_URL: await newServerDatabase(), TRIAL_TOOLS: 'on' });
  });

  const serving = <Answer>(work: (api: DeclarationsUnderTest) => Promise<Answer>): Promise<Answer> =>
    servedFrom({ databaseUrl: environment.DATABASE_URL ?? null, dataDir }, work);
  const namesOf = (ids: readonly string[]) =>
    serving((api) =>
      Promise.all(ids.map(async (id) => (await api.call('GET', `${id}/`, { agent: 'a1' })).json())),
    ).then((read) => read.map(({ declarantLastName }) => declarantLastName));

  it('erases a declaration by its reference, says so, and keeps the list of what it did', async () => {
    const [one, other, waiting] = await serving(async (api) => {
      const drafts = [await api.draft(), await api.draft(), await api.submitted()];
      return Promise.all(
        drafts.map(async ({ id }) => (await api.call('GET', `${id}/`, { agent: 'a1' })).json()),
      );
    });
    const done = await erase(one.publicId.toLowerCase().replaceAll('-', ' '));
    expect(done).toMatchObject({ code: 0, line: expect.stringContaining('is erased, and it is recorded') });
    expect(await erase(other.id, '--ground', 'mistake')).toMatchObject({ code: 0 });
    expect((await erase(one.publicId)).line).toContain('was erased already');
    const refused = await erase(waiting.publicId);
    expect(refused).toMatchObject({ code: 1, line: expect.stringContaining('is submitted') });
    expect(await namesOf([one.id, other.id, waiting.id])).toEqual(['', '', expect.stringMatching(/./)]);
    const { line } = await erase('--list');
    expect(line.split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^${one.id} \\S+Z person$`)),
      expect.stringMatching(new RegExp(`^${other.id} \\S+Z mistake$`)),
    ]);
  });

  it('says what is wrong with what it is asked', async () => {
    expect((await erase()).line).toMatch(/^Usage/);
    expect((await erase('--list', '--retention')).line).toMatch(/^Usage/);
    expect((await erase('--everything')).line).toMatch(/^Usage/);
    expect((await erase('K7Q2MX9TE')).line).toContain('No declaration has the reference');
    expect((await erase('0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e')).line).toContain('No declaration has');
    expect((await erase('--list', '--ground', 'fancy')).line).toContain('--ground is one of');
    expect((await erase('--replay', path.join(place.folder, 'absent'))).line).toContain('cannot be read');
    const file = path.join(place.folder, 'other.txt');
    writeFileSync(file, 'hello\n');
    expect((await erase('--replay', file)).line).toContain('Line 1 of the file is not one of --list');
  });

  it.each([
    ['nothing', ''],
    ['the announcement of npm alone', '\n> retour-en-france@0.1.0 erase\n> node scripts/run-built.mjs\n\n'],
  ])(
    'replays no list that holds %s: it may have been emptied by a night that failed',
    async (_what, text) => {
      const file = path.join(place.folder, 'emptied.txt');
      writeFileSync(file, text);
      const { code, line } = await erase('--replay', file);
      expect([code, line]).toEqual([1, expect.stringContaining('names no erasure')]);
      expect(line).not.toContain('Erased again');
    },
  );

  it('finds nothing to erase at the end of its time in a young database, and says by which clock', async () => {
    const { code, line } = await erase('--retention');
    expect(code).toBe(0);
    expect(line).toMatch(/By the database's clock it is \d{4}-.+ Nothing is past its time\.$/);
  });

  it('says which rule failed, and ends as a command that failed', async () => {
    const opened = await openDatabase({
      databaseUrl: environment.DATABASE_URL ?? null,
      dataDir,
      onConnectionError: () => undefined,
    });
    const run = (text: string) => opened.run({ text, values: [] });
    await run(
      `insert into product_lookup (agent_id, product_id, search_value, at) values ('a', 'p', '', '2020-01-01')`,
    );
    await run(`insert into retention_run values ('2010-01-01', 'x', 1, 0)`);
    await run(`create function refuse_deletion() returns trigger language plpgsql as $$
      begin raise exception 'not today'; end $$`);
    await run(
      `create trigger refused before delete on product_lookup for each row execute function refuse_deletion()`,
    );
    await opened.close();
    const { code, line } = await erase('--retention');
    expect(code).toBe(1);
    expect(line.split('\n').slice(1)).toEqual([
      'Erased, retention-runs: 1.',
      'Failed, product-lookups: error: not today',
    ]);
  });
});

describe('a backup that was restored', () => {
  it('names again whom it named, until the list kept beside it is replayed', async () => {
    const dataDir = path.join(place.folder, 'restored');
    const backup = path.join(place.folder, 'backup');
    const environment = { PUBLIC_URL: 'http://localhost:3000', DATA_DIR: dataDir };
    await cp(inject('embeddedTemplate'), dataDir, { recursive: true });
    const serving = <Answer>(work: (api: DeclarationsUnderTest) => Promise<Answer>): Promise<Answer> =>
      servedFrom({ databaseUrl: null, dataDir }, work);
    const read = (id: string) =>
      serving(async (api) => (await api.call('GET', `${id}/`, { agent: 'a1' })).json());

    const { id, token } = await serving((api) => api.submitted());
    cpSync(dataDir, backup, { recursive: true });
    await serving((api) => api.call('PATCH', `${id}/`, { token, body: { status: 'cancelled' } }));
    expect((await runErase([id], environment)).code).toBe(0);
    const list = path.join(place.folder, 'erased.txt');
    // As the documented command leaves it: npm announces what it runs.
    const announced = '\n> retour-en-france@0.1.0 erase\n> node scripts/run-built.mjs erase --list\n\n';
    writeFileSync(list, `${announced}${(await runErase(['--list'], environment)).line}\n`);
    cpSync(backup, dataDir, { recursive: true, force: true });
    const restored = await read(id);
    expect(restored).toMatchObject({ status: 'submitted' });
    expect(restored.declarantLastName).not.toBe('');

    const replayed = await runErase(['--replay', list], environment);
    expect(replayed).toEqual({
      code: 0,
      line: 'Erased again: 1. Erased already: 0. Not in this database: 0.',
    });
    expect((await read(id)).declarantLastName).toBe('');
    expect((await runErase(['--list'], environment)).line).toContain(id);
    expect((await runErase(['--replay', list], environment)).line).toContain('Erased already: 1');
  });

  it('is not touched while a service holds it', async () => {
    const { folder, remove } = temporaryFolder();
    const lock = await lockFolder(folder);
    const { code, line } = await runErase(['--list'], { DATA_DIR: folder });
    expect(code).toBe(1);
    expect(line).toContain('stop the service, run this command, start the service again');
    await lock.release();
    remove();
  });
});
