import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { declarationBody } from '../../api/src/features/declaration/testing/declaration-body';

/** Two versions of each declaration: its first answers, and a change. */
const ages = [34, 35] as const;
/** Of a cluster that is written to: one caller passes every limit, and says nothing of each answer. */
export const settingsForWriters = { DECLARATIONS_PER_MINUTE: '100000000', LOG_LEVEL: 'warn' } as const;
const requestMs = 20_000;
const pauseMs = 250;

export interface Acknowledged {
  readonly id: string;
  readonly version: number;
  /** When the answer came, on this process's clock. */
  readonly at: number;
}

/** People who declare, and send again what was not answered until it is. */
export interface Writers {
  readonly acknowledged: readonly Acknowledged[];
  /** How often a request was answered otherwise than by an acknowledgement, or not at all. */
  readonly refused: () => number;
  /** What these answers were, and how often. */
  readonly refusals: () => string;
  /** The longest time without an acknowledgement since a moment, in milliseconds. */
  readonly longestSilence: (since: number) => number;
  /** Ends once what each of them was sending is acknowledged, or given up. */
  readonly stop: () => Promise<void>;
}

export function startWriters(
  origin: string,
  { count, giveUpMs = 120_000 }: { readonly count: number; readonly giveUpMs?: number },
): Writers {
  const acknowledged: Acknowledged[] = [];
  const refusals = new Map<string, number>();
  const refuse = (reason: string): null => {
    refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
    return null;
  };
  let stopped = false;

  async function put(id: string, token: string, age: number): Promise<number | null> {
    try {
      const answer = await fetch(`${origin}/api/declaration/${id}/`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-claim-token': token },
        body: JSON.stringify(declarationBody({ age })),
        signal: AbortSignal.timeout(requestMs),
      });
      if (answer.status !== 200) return refuse(`${answer.status} ${(await answer.text()).slice(0, 200)}`);
      const { version } = await answer.json();
      return version;
    } catch (error) {
      return refuse(String(error instanceof Error ? (error.cause ?? error) : error));
    }
  }

  async function write(): Promise<void> {
    while (!stopped) {
      const id = randomUUID();
      const token = randomBytes(32).toString('base64url');
      for (const age of ages) {
        const givenUpAt = performance.now() + giveUpMs;
        for (;;) {
          const version = await put(id, token, age);
          if (version !== null) {
            acknowledged.push({ id, version, at: performance.now() });
            break;
          }
          if (performance.now() > givenUpAt) throw new Error('a declaration was not acknowledged in time');
          await delay(pauseMs);
        }
      }
    }
  }

  const writing = Array.from({ length: count }, write);
  // What one says by failing is heard when they are stopped.
  for (const one of writing) one.catch(() => undefined);
  return {
    acknowledged,
    refused: () => [...refusals.values()].reduce((sum, count) => sum + count, 0),
    refusals: () => [...refusals].map(([reason, count]) => `${count} × ${reason}`).join('; '),
    longestSilence: (since) => {
      const moments = acknowledged.map(({ at }) => at).filter((at) => at >= since);
      const ends = [...moments, performance.now()];
      return Math.max(...ends.map((at, index) => at - (ends[index - 1] ?? since)));
    },
    stop: async () => {
      stopped = true;
      await Promise.all(writing);
    },
  };
}

export interface Losses {
  /** What was acknowledged, and is not there, or in an older version. */
  readonly lost: readonly Acknowledged[];
  /** Declarations whose history has another number of entries than they have versions. */
  readonly duplicated: number;
}

/** Compares what was acknowledged with what is stored. */
export async function countLosses(
  databaseUrl: string,
  acknowledged: readonly Acknowledged[],
): Promise<Losses> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; version: number; entries: number }>(
    `select d.id, d.version, count(h.*)::int as entries from declaration d
      left join declaration_history h on h.declaration_id = d.id group by d.id, d.version`,
  );
  await client.end();
  const stored = new Map(rows.map((row) => [row.id, row]));
  return {
    lost: acknowledged.filter(({ id, version }) => (stored.get(id)?.version ?? 0) < version),
    duplicated: rows.filter(({ version, entries }) => version !== entries).length,
  };
}
