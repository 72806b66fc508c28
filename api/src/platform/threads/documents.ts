import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createRecentFiles, type RecentFile } from '../recent-files';
import { startThread } from './program-thread';
import { createThreadPool, type Queue } from './thread-pool';

/** PDF documents, drawn by threads of their own beside the one that answers requests, and kept for a moment. */
export interface Documents {
  /**
   * The document that a text describes, with a tag that tells its bytes from any other. Whoever asks must have been allowed to
   * read what it holds. Throws a ThreadRefusal when it cannot be drawn now; once `signal` aborts, a drawing that nobody else
   * waits for and that has not begun is left. One that is drawn already for another queue is waited for in that one's turn.
   */
  readonly draw: (described: string, queue: Queue, signal?: AbortSignal) => Promise<RecentFile>;
  readonly close: () => Promise<void>;
}

export interface DocumentsOptions {
  /** The program of the threads: what was built of it, and its source. */
  readonly program: { readonly built: URL; readonly source: URL };
  /** Told when a thread ended by itself, or was too late. */
  readonly onThreadLost: (error: Error) => void;
  /** How long a document may wait for a thread, in milliseconds. */
  readonly maxWaitMs?: number;
  /** How long it may take, in milliseconds, the start of its thread included. */
  readonly maxWorkMs?: number;
}

/** A tap that is repeated, a mail that follows: what is kept longer is memory, and somebody's data. */
const keptForMs = 5 * 60_000;
const maxKeptBytes = 16 * 2 ** 20;

const usual = {
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxWaiting: 100,
  keptPlaces: 20,
  maxWaitMs: 10_000,
  // The longest declaration in ten scripts takes two seconds; a machine that is shared, ten times that.
  maxWorkMs: 20_000,
};

export function createDocuments({ program, onThreadLost, ...limits }: DocumentsOptions): Documents {
  const pool = createThreadPool({
    ...usual,
    ...limits,
    start: () => startThread(program.built, program.source, { maxOldGenerationSizeMb: 256 }),
    onThreadLost,
  });
  const files = createRecentFiles({ keptForMs, maxBytes: maxKeptBytes });
  return {
    // Everything that is drawn is in what the thread is sent: what changed in any way is another document.
    draw: (described, queue, signal) =>
      files.get(
        hash('sha256', described, 'base64url'),
        async (left) => Buffer.from((await pool.run(described, queue, left)) as Uint8Array),
        signal,
      ),
    close: () => {
      files.clear();
      return pool.close();
    },
  };
}
