import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atScale, isProof, proofSeed, tellProof } from '../../../test/at-scale';
import { drawFrom } from '../../../test/draw-from';
import { newServerDatabase } from '../../../test/engines';
import { type FaultyLink, type LinkFault, linkFaults, openFaultyLink } from '../../../test/faulty-link';
import type { Database } from '../../platform/database/database';
import { openDatabase } from '../../platform/database/open-database';
import { declarationBody } from './testing/declaration-body';
import { newToken, startDeclarations } from './testing/start-declarations';

const rounds = atScale(6, 160);
const writers = 4;
const writesOfARound = isProof ? 20 : 3;
const strikesOfARound = 2;
/** A silent connection is given up after fifteen seconds, which is for the proof alone. */
const faults: readonly LinkFault[] = isProof ? linkFaults : linkFaults.filter((fault) => fault !== 'silent');
const maxJumpMs = 3_600_000;

let link: FaultyLink;
let database: Database;
let api: Awaited<ReturnType<typeof startDeclarations>>;
let clockAheadMs = 0;

beforeAll(async () => {
  const url = new URL(await newServerDatabase());
  link = await openFaultyLink(Number(url.port));
  url.port = String(link.port);
  database = await openDatabase({ databaseUrl: url.href, dataDir: '', onConnectionError: () => undefined });
  api = await startDeclarations(
    { database, dispose: database.close },
    { now: () => new Date(Date.now() + clockAheadMs) },
  );
});
afterAll(async () => {
  await api.app.close();
  await database.close();
  await link.close();
});

it(
  'writes each declaration once, whatever befalls the connections to the database, when who is refused sends the same again',
  async () => {
    const draw = drawFrom(proofSeed(Date.now()));
    const acknowledged = new Set<string>();
    let refused = 0;
    const writeOnce = async (): Promise<void> => {
      const id = randomUUID();
      const token = newToken();
      for (;;) {
        const answer = await api.call('PUT', `${id}/`, { token, body: declarationBody() });
        if (answer.statusCode === 200) break;
        refused += 1;
        expect([answer.statusCode, answer.json().code]).toEqual([503, 'not-ready']);
        await pause(20);
      }
      acknowledged.add(id);
    };
    for (let round = 0; round < rounds.count; round += 1) {
      // The clock of this machine is set, forwards or back.
      clockAheadMs = draw(2 * maxJumpMs) - maxJumpMs;
      link.strike(faults[round % faults.length] ?? 'late', strikesOfARound);
      await Promise.all(
        Array.from({ length: writers }, async () => {
          for (let count = 0; count < writesOfARound; count += 1) await writeOnce();
        }),
      );
    }

    const rows = await database.run<{ id: string; version: number; entries: number }>({
      text: `select d.id, d.version, (select count(*)::int from declaration_history h where h.declaration_id = d.id) as entries
        from declaration d`,
      values: [],
    });
    const stored = new Map(rows.map((row) => [row.id, row]));
    const lost = [...acknowledged].filter((id) => !stored.has(id));
    const uneven = rows.filter(({ version, entries }) => version !== 1 || entries !== 1);
    const strikes = [...link.struck.values()].reduce((sum, times) => sum + times, 0);
    tellProof('R1', {
      tried: strikes,
      failed: lost.length + uneven.length,
      figures: { 'writes acknowledged': acknowledged.size },
    });
    expect(lost).toEqual([]);
    expect(uneven).toEqual([]);
    expect([...link.struck.keys()].sort()).toEqual([...faults].sort());
    expect(refused).toBeGreaterThan(0);
    expect(stored.size).toBe(rounds.count * writers * writesOfARound);
  },
  rounds.within(300_000),
);
