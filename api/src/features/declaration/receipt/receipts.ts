import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createRecentFiles, type RecentFile } from '../../../platform/recent-files';
import { startThread } from '../../../platform/threads/program-thread';
import { createThreadPool, type Queue, ThreadRefusal } from '../../../platform/threads/thread-pool';
import { receiptDelayed } from '../problems';
import type { ReceiptContent } from './draw-amount';
import type { WrittenContent } from './draw-receipt';

/** The documents of declarations, drawn by threads of their own. */
export interface Receipts {
  /**
   * The document of a declaration as it is given, with a tag that tells its bytes from any other. Whoever asks must have
   * been allowed to read it. Throws a 503 when it cannot be drawn now; once `signal` aborts, a drawing that nobody else
   * waits for and that has not begun is left. One that is drawn already for another queue is waited for in that one's turn.
   */
  readonly of: (content: ReceiptContent, queue: Queue, signal?: AbortSignal) => Promise<RecentFile>;
  readonly close: () => Promise<void>;
}

export interface ReceiptsOptions {
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

function written({ declaration, nomenclature, corrections }: ReceiptContent): string {
  const ids = new Set(declaration.assessment.shoppingProducts.map(({ id }) => id ?? ''));
  const products = [...ids].flatMap((id) => {
    const product = nomenclature.get(id);
    return product === undefined ? [] : [[id, { ...product, subProducts: [] }] as const];
  });
  return JSON.stringify({ declaration, corrections, products } satisfies WrittenContent);
}

export function createReceipts({ onThreadLost, ...limits }: ReceiptsOptions): Receipts {
  const pool = createThreadPool({
    ...usual,
    ...limits,
    start: () =>
      startThread(
        new URL('./draw-receipt.js', import.meta.url),
        new URL('./draw-receipt.ts', import.meta.url),
        { maxOldGenerationSizeMb: 256 },
      ),
    onThreadLost,
  });
  const files = createRecentFiles({ keptForMs, maxBytes: maxKeptBytes });

  return {
    of: async (content, queue, signal) => {
      const input = written(content);
      try {
        // Everything that is drawn is in what the thread is sent: a declaration that changed in any way is another one.
        return await files.get(
          hash('sha256', input, 'base64url'),
          async (left) => Buffer.from((await pool.run(input, queue, left)) as Uint8Array),
          signal,
        );
      } catch (error) {
        throw error instanceof ThreadRefusal ? receiptDelayed() : error;
      }
    },
    close: () => {
      files.clear();
      return pool.close();
    },
  };
}
