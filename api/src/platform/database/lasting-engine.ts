import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { RunStatement } from './database';

/** What the engine needs to go on from: two files of its log. */
const enoughBytes = 2 * 16 * 1024 ** 2;

export interface LastingEngine {
  /** Statements, which have to come one after the other. */
  readonly run: RunStatement;
  readonly close: () => Promise<void>;
}

/** Whether the engine could not write its log: a server would stop there, and start again. */
function isPanic(error: unknown): error is Error {
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC';
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= enoughBytes;
}

/**
 * An engine that is opened again on what it left, once there is room, after it could not write its log (a full disk). It is asked for nothing
 * more: it would never answer, nor let anything else of this process go on.
 */
export function lastingEngine(first: PGlite, folder: string, open: () => Promise<PGlite>): LastingEngine {
  let engine = first;
  let lostTo: Error | null = null;
  return {
    run: async <Row extends object>({ text, values }: Parameters<RunStatement>[0]) => {
      if (lostTo !== null) {
        if (!(await hasRoom(folder))) throw lostTo;
        engine = await open().catch((cause: unknown) => {
          throw new Error('the embedded database does not open again', { cause: lostTo ?? cause });
        });
        lostTo = null;
      }
      try {
        return (await engine.query<Row>(text, [...values])).rows;
      } catch (error) {
        if (isPanic(error)) lostTo = error;
        throw error;
      }
    },
    close: async () => {
      if (lostTo === null) await engine.close();
    },
  };
}
