import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { atScale, isProof, proofSeed, tellProof } from '../../../test/at-scale';
import { percentile } from '../../../test/bench/percentile';
import { buildServer, type ServerProgram } from '../../../test/build-server';
import { drawFrom } from '../../../test/draw-from';
import { newServerDatabase } from '../../../test/engines';
import { temporaryFolder } from '../../../test/temporary-folder';
import { openDatabase } from '../../platform/database/open-database';
import { writeAndKill } from './testing/kill-server';

const kills = atScale(2, 200);
const writesBefore = isProof ? 120 : 1;

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
      const { acknowledged, attempted, startMs } = await writeAndKill(program, environment, {
        kills: kills.count,
        writers: 4,
        writesBefore,
        draw: drawFrom(proofSeed(Date.now())),
      });

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
      const uneven = rows.filter(({ version, entries }) => version !== entries);
      const unasked = rows.filter(({ id }) => !attempted.has(id));
      tellProof('R1', {
        tried: kills.count,
        failed: lost.length + uneven.length + unasked.length,
        figures: { 'writes acknowledged': acknowledged.length },
      });
      const ready =
        databaseUrl === null ? 'ready after a kill, its database too (p99)' : 'ready after a kill (p99)';
      const figures = { [ready]: percentile(startMs, 99) / 1_000 };
      tellProof('R2', { tried: startMs.length, failed: 0, figures });
      expect(acknowledged.length).toBeGreaterThanOrEqual(kills.count);
      expect(lost).toEqual([]);
      expect(uneven).toEqual([]);
      expect(unasked).toEqual([]);
      expect(counted?.total).toBe(rows.length);
    },
    kills.within(600_000),
  );
});
