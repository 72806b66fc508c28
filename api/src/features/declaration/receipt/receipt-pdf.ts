import type { Declaration } from '@retour/contract';
import { createSheet } from '../../../platform/pdf/sheet';
import type { Nomenclature } from '../described-line';
import { drawAmountOwed } from './draw-amount';
import { drawFooters } from './draw-footers';
import { drawGoods } from './draw-goods';
import { drawPeopleAndTrip } from './draw-people-and-trip';
import { drawTag } from './draw-tag';
import { type Corrections, lastCorrection, receiptTitle } from './receipt-text';

/** The declaration as a PDF: a summary before payment, a receipt after. The same declaration gives the same document. */
export async function makeReceipt(
  declaration: Declaration,
  nomenclature: Nomenclature,
  corrections: Corrections = lastCorrection(declaration),
): Promise<Buffer> {
  const sheet = await createSheet({
    title: `Déclaration ${declaration.publicId}`,
    author: 'Retour en France',
    subject: receiptTitle(declaration),
    createdAt: new Date(declaration.updatedAt),
    typed: JSON.stringify([declaration, corrections]),
  });
  let y = drawTag(sheet, declaration);
  y = drawAmountOwed(sheet, { declaration, nomenclature, corrections }, y);
  y = drawPeopleAndTrip(sheet, declaration, y);
  drawGoods(sheet, declaration, nomenclature, y);
  drawFooters(sheet, declaration);
  return sheet.end();
}
