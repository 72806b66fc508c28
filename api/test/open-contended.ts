import pg from 'pg';
import type { Database, RunStatement } from '../src/platform/database/database';
import { newServerDatabase } from './engines';
import { untilLockWait } from './until-lock-wait';

/** Locks that somebody holds, until they let go. */
export interface Held {
  readonly release: () => Promise<void>;
}

export interface Contended {
  /** Runs each statement once, as no service does: of two that wait for each other, one shows it. */
  readonly run: RunStatement;
  /** The same, whatever the kind of work. */
  readonly database: Database;
  /** Runs a statement in a transaction that stays open: what it locks is held. */
  readonly hold: (text: string, values?: readonly unknown[]) => Promise<Held>;
  readonly untilWaiting: (waiters: number) => Promise<void>;
  readonly dispose: () => Promise<void>;
}

/** A database of its own on PostgreSQL, where a test says who waits for whom. */
export async function openContended(): Promise<Contended> {
  const url = await newServerDatabase();
  const pool = new pg.Pool({ connectionString: url });
  const run: RunStatement = async <Row extends object>({ text, values }: Parameters<RunStatement>[0]) =>
    (await pool.query<Row>(text, [...values])).rows;
  return {
    run,
    database: {
      ...{ engine: 'server', run, runList: run, runJob: run, close: () => pool.end() },
      ping: async () => {
        await pool.query('select 1');
      },
      connections: () => [],
    },
    hold: async (text, values = []) => {
      const client = await pool.connect();
      await client.query('begin');
      await client.query(text, [...values]);
      return {
        release: async () => {
          await client.query('rollback');
          client.release();
        },
      };
    },
    untilWaiting: (waiters) => untilLockWait(url, waiters),
    dispose: () => pool.end(),
  };
}
