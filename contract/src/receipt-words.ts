import { formatReceiptNumber, isClosedWithoutPayment } from '@retour/core';
import type { Declaration, Receipt } from './declaration';

/** The number of a receipt, as its document and the sheet of its declaration write it. */
export function receiptNumberOf({ office, year, number }: Receipt): string {
  return formatReceiptNumber({ officeId: office.id, year, number });
}

/** How the document of a declaration is called as a file: the receipt of what was paid is not the summary of before. */
export function documentFileName({
  publicId,
  status,
  assessment,
}: Pick<Declaration, 'publicId' | 'status'> & { readonly assessment: { readonly total: number } }): string {
  const isReceipt = status === 'paid' && !isClosedWithoutPayment(status, assessment.total);
  return `${isReceipt ? 'recu' : 'declaration'}-${publicId}.pdf`;
}
