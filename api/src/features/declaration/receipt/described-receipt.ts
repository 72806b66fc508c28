import type { Product } from '@retour/core';
import type { ReceiptContent } from './draw-amount';

/** What is sent to the thread: the nomenclature is that of the articles declared. */
export interface DescribedReceipt extends Omit<ReceiptContent, 'nomenclature'> {
  readonly products: readonly (readonly [string, Product])[];
}

function describe({ nomenclature, ...content }: ReceiptContent): DescribedReceipt {
  const { declaration } = content;
  const ids = new Set(declaration.assessment.shoppingProducts.map(({ id }) => id ?? ''));
  const products = [...ids].flatMap((id) => {
    const product = nomenclature.get(id);
    return product === undefined ? [] : [[id, { ...product, subProducts: [] }] as const];
  });
  return { ...content, products };
}

/** Receipts as JSON, for the thread that draws them as one document: what draws is loaded there alone. */
export function describeReceipts(contents: readonly ReceiptContent[]): string {
  return JSON.stringify({ kind: 'receipts', receipts: contents.map(describe) });
}
