import type { Declaration } from '@retour/contract';
import { createSheet } from '../../../platform/pdf/sheet';
import { drawAmountOwed } from './draw-amount';
import { drawFooters } from './draw-footers';
import { drawGoods } from './draw-goods';
import { drawPeopleAndTrip } from './draw-people-and-trip';
import { drawTag } from './draw-tag';
import { receiptTitle } from './receipt-text';

/** The declaration as a PDF: a summary before payment, a receipt after. The same declaration gives the same document. */
export function makeReceipt(declaration: Declaration): Promise<Buffer> {
  const sheet = createSheet({
    title: `Déclaration ${declaration.publicId}`,
    author: 'Retour en France',
    subject: receiptTitle(declaration),
    createdAt: new Date(declaration.updatedAt),
  });
  let y = drawTag(sheet, declaration);
  y = drawAmountOwed(sheet, declaration, y);
  y = drawPeopleAndTrip(sheet, declaration, y);
  drawGoods(sheet, declaration, y);
  drawFooters(sheet, declaration);
  return sheet.end();
}
