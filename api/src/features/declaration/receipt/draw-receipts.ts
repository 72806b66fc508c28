import type { DescribedReceipt } from './described-receipt';
import { makeReceipts } from './receipt-pdf';

/** Receipts as one document, from what describes them. */
export function drawReceipts({
  receipts,
}: {
  readonly receipts: readonly DescribedReceipt[];
}): Promise<Buffer> {
  return makeReceipts(
    receipts.map(({ products, ...content }) => ({ ...content, nomenclature: new Map(products) })),
  );
}
