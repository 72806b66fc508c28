import { formatReceiptNumber } from '@retour/core';
import type { Receipt } from './declaration';

/** The number of a receipt, as its document and the sheet of its declaration write it. */
export function receiptNumberOf({ office, year, number }: Receipt): string {
  return formatReceiptNumber({ officeId: office.id, year, number });
}
