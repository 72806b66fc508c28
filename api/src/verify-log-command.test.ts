import { cpSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newServerDatabase } from '../test/engines';
import { temporaryFolder } from '../test/temporary-folder';
import { asOwner, fillLog } from './features/access-log/testing/tamper';
import type { RunStatement } from './platform/database/database';
import { openDatabase } from './platform/database/open-database';
import { runVerifyLog } from './verify-log-command';

describe.each(['embedded database', 'PostgreSQL server'])('the log of the %s', (engine) => {
  const place = temporaryFolder();
  let environment: Record<string, string>;

  beforeAll(async () => {
    environment = { DATA_DIR: place.folder };
    if (engine === 'embedded database') cpSync(inject('embeddedTemplate'), place.folder, { recursive: true });
    else environment.DATABASE_URL = await newServerDatabase();
    await withDatabase((run) => fillLog(run, 100));
  });
  afterAll(() => place.remove());

  async function withDatabase(work: (run: RunStatement) => Promise<unknown>): Promise<void> {
    const database = await openDatabase({
      databaseUrl: environment.DATABASE_URL ?? null,
      dataDir: place.folder,
      onConnectionError: () => undefined,
    });
    await work(database.run);
    await database.close();
  }

  it('is said to be whole, with the ends to keep; then what was changed, and where first', async () => {
    const { code, line } = await runVerifyLog([], environment);
    expect(code).toBe(0);
    const lines = line.split('\n');
    expect(lines[0]).toBe('Access log: 100 entries of 16 chains read, 0 cut before.');
    expect(lines.slice(2)).toHaveLength(16);
    const earlier = path.join(place.folder, 'ends.txt');
    await writeFile(earlier, line);
    expect((await runVerifyLog(['--since', earlier], environment)).line).toContain('16 earlier ends');

    await withDatabase((run) =>
      asOwner(run, () => run({ text: `update access_log set action = 'x' where seq = 2`, values: [] })),
    );
    const changed = await runVerifyLog([], environment);
    expect(changed.code).toBe(1);
    expect(changed.line).toMatch(/^NOT WHOLE: \d+ faults, the first at chain \d+, entry 2: edited/m);
    expect(JSON.stringify(changed)).not.toContain(place.folder);
  });
});

describe('a log that cannot be verified', () => {
  const place = temporaryFolder();
  afterAll(() => place.remove());
  const verify = (args: readonly string[], changes: Record<string, string> = {}) =>
    runVerifyLog(args, { DATA_DIR: place.folder, ...changes });

  it('is neither whole nor not, and what to do is said', async () => {
    expect(await verify([])).toMatchObject({
      code: 2,
      line: expect.stringContaining('holds no database'),
    });
    expect(await verify(['--all'])).toMatchObject({ code: 2, line: expect.stringMatching(/^Usage/) });
    expect(await verify(['--since', path.join(place.folder, 'none')])).toMatchObject({ code: 2 });
    await writeFile(path.join(place.folder, 'empty'), 'nothing');
    expect(await verify(['--since', path.join(place.folder, 'empty')])).toMatchObject({ code: 2 });
    const far = { DATABASE_URL: 'postgresql://db.example/retour' };
    expect((await verify([], far)).line).toContain('sslmode=verify-full');
    const nobody = { DATABASE_URL: 'postgresql://retour@127.0.0.1:1/retour' };
    expect((await verify([], nobody)).line).toContain('does not answer');
    const server = new URL(await newServerDatabase());
    server.pathname = '/nowhere';
    expect((await verify([], { DATABASE_URL: server.href })).line).toContain('cannot be read');
    server.pathname = '/postgres';
    expect((await verify([], { DATABASE_URL: server.href })).line).toContain('holds no access log');
  });
});
