import { parentPort } from 'node:worker_threads';
import type { Product } from '@retour/core';
import type { ThreadAnswer } from '../../../platform/threads/thread-pool';
import type { ReceiptContent } from './draw-amount';
import { makeReceipt } from './receipt-pdf';

/** What is sent to the thread, as JSON: the nomenclature is that of the articles declared. */
export interface WrittenContent extends Omit<ReceiptContent, 'nomenclature'> {
  readonly products: readonly (readonly [string, Product])[];
}

async function draw(written: string): Promise<ThreadAnswer> {
  try {
    const { declaration, corrections, products }: WrittenContent = JSON.parse(written);
    return { result: await makeReceipt(declaration, new Map(products), corrections) };
  } catch (fault) {
    return { fault };
  }
}

/** The program of a thread that draws receipts, one at a time, beside the one that answers requests. */
parentPort?.on('message', async (written: string) => parentPort?.postMessage(await draw(written)));
