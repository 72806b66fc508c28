import { createSheet, type Sheet } from '../../../platform/pdf/sheet';
import { drawAmountOwed, type ReceiptContent } from './draw-amount';
import { drawFooters } from './draw-footers';
import { drawGoods } from './draw-goods';
import { drawPeopleAndTrip } from './draw-people-and-trip';
import { drawTag } from './draw-tag';
import { isReceipt, receiptTitle } from './receipt-text';

/** One declaration, from the top of the page that the sheet is at. */
function drawReceipt(sheet: Sheet, content: ReceiptContent): void {
  const { declaration } = content;
  const { document } = sheet;
  const { start, count } = document.bufferedPageRange();
  let y = drawTag(sheet, declaration);
  y = drawAmountOwed(sheet, content, y);
  y = drawPeopleAndTrip(sheet, declaration, y);
  drawGoods(sheet, content, y);
  drawFooters(sheet, declaration, start + count - 1);
}

/** What is told of a document of several declarations. */
export function infoOf(contents: readonly Pick<ReceiptContent, 'declaration'>[]): {
  readonly title: string;
  readonly subject: string;
} {
  const [only, ...others] = contents.map(({ declaration }) => declaration);
  return only === undefined || others.length > 0
    ? { title: `${contents.length} déclarations`, subject: 'Documents de plusieurs déclarations' }
    : { title: `${isReceipt(only) ? 'Reçu' : 'Déclaration'} ${only.publicId}`, subject: receiptTitle(only) };
}

/**
 * Declarations as one PDF, each from the top of a page: a summary before payment, a receipt after. The same declarations give the same
 * document.
 */
export async function makeReceipts(contents: readonly ReceiptContent[]): Promise<Buffer> {
  const changes = contents.map(({ declaration }) => Date.parse(declaration.updatedAt));
  const sheet = await createSheet({
    ...infoOf(contents),
    author: 'Retour en France',
    createdAt: new Date(Math.max(...changes)),
    typed: JSON.stringify(contents.map(({ declaration, corrections }) => [declaration, corrections])),
  });
  for (const [place, content] of contents.entries()) {
    if (place > 0) sheet.document.addPage();
    drawReceipt(sheet, content);
  }
  return sheet.end();
}
