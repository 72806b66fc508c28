import { parentPort } from 'node:worker_threads';
import { drawReceipts } from './features/declaration/receipt/draw-receipts';
import { drawTakingsSheet } from './features/takings/sheet/takings-sheet';
import type { ThreadAnswer } from './platform/threads/thread-pool';

/** One function a kind of document: what describes it, as JSON, to its bytes. */
const drawers = { receipts: drawReceipts, takings: drawTakingsSheet } as const;

async function draw(described: string): Promise<ThreadAnswer> {
  try {
    const { kind, ...content } = JSON.parse(described);
    return { result: await drawers[kind as keyof typeof drawers](content) };
  } catch (fault) {
    return { fault };
  }
}

/** The program of a thread that draws documents, one at a time, beside the one that answers requests. */
parentPort?.on('message', async (described: string) => parentPort?.postMessage(await draw(described)));
