import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildServer, type ServerProgram } from '../../../test/build-server';
import { newServerDatabase } from '../../../test/engines';
import { temporaryFolder } from '../../../test/temporary-folder';
import { openDatabase } from '../../platform/database/open-database';
import { writeAndKill } from './testing/kill-server';

/** More for a longer run: KILLS=300 npx vitest run --project api kill-nine. */
const kills = Number(process.env.KILLS ?? 6);

interface Row {
  readonly id: string;
  readonly version: number;
  readonly entries: number;
}

describe('a server killed at any moment', () => {
  let program: ServerProgram;
  beforeAll(async () => {
    program = await buildServer(path.join(import.meta.dirname, 'testing', 'declaration-server.ts'));
  });
  afterAll(() => program.remove());

  it.each(['embedded database', 'PostgreSQL server'])(
    'keeps, once and with one audit entry a version, all that it acknowledged on the %s',
    async (engine) => {
      const { folder, remove } = temporaryFolder();
      await cp(inject('embeddedTemplate'), folder, { recursive: true });
      const databaseUrl = engine === 'embedded database' ? null : await newServerDatabase();
      const environment =
        databaseUrl === null ? { DATA_DIR: folder, DATABASE_URL: '' } : { DATABASE_URL: databaseUrl };
      const { acknowledged, attempted } = await writeAndKill(program, environment, { kills, writers: 4 });

      const database = await openDatabase({
        databaseUrl,
        dataDir: folder,
        onConnectionError: () => undefined,
      });
      const rows = await database.run<Row>({
        text: `select d.id, d.version, count(h.*)::int as entries from declaration d
          left join declaration_history h on h.declaration_id = d.id group by d.id, d.version`,
        values: [],
      });
      const [counted] = await database.run<{ total: number }>({
        text: 'select coalesce(sum(declarations), 0)::int as total from declaration_move',
        values: [],
      });
      await database.close();
      remove();

      const stored = new Map(rows.map((row) => [row.id, row]));
      const lost = acknowledged.filter(({ id, version }) => (stored.get(id)?.version ?? 0) < version);
      expect(acknowledged.length).toBeGreaterThanOrEqual(kills);
      expect(lost).toEqual([]);
      expect(rows.filter(({ version, entries }) => version !== entries)).toEqual([]);
      expect(rows.filter(({ id }) => !attempted.has(id))).toEqual([]);
      expect(counted?.total).toBe(rows.length);
    },
    600_000,
  );
});
