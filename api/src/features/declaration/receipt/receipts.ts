import type { RecentFile } from '../../../platform/recent-files';
import type { Documents } from '../../../platform/threads/documents';
import { type Queue, ThreadRefusal } from '../../../platform/threads/thread-pool';
import { receiptDelayed } from '../problems';
import { describeReceipts } from './described-receipt';
import type { ReceiptContent } from './draw-amount';

/** The documents of declarations. */
export interface Receipts {
  /**
   * The document of a declaration as it is given. Whoever asks must have been allowed to read it. Throws a 503 when it cannot
   * be drawn now.
   */
  readonly of: (content: ReceiptContent, queue: Queue, signal?: AbortSignal) => Promise<RecentFile>;
  /** The documents of several, in their order, as one. */
  readonly ofAll: (
    contents: readonly ReceiptContent[],
    queue: Queue,
    signal?: AbortSignal,
  ) => Promise<RecentFile>;
}

export function createReceipts(documents: Documents): Receipts {
  const ofAll: Receipts['ofAll'] = async (contents, queue, signal) => {
    try {
      return await documents.draw(describeReceipts(contents), queue, signal);
    } catch (error) {
      throw error instanceof ThreadRefusal ? receiptDelayed() : error;
    }
  };
  return { ofAll, of: (content, queue, signal) => ofAll([content], queue, signal) };
}
