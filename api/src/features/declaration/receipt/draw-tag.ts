import type { Declaration } from '@retour/contract';
import { typeset } from '@retour/core';
import { palette } from '../../../platform/pdf/palette';
import { drawQrCode } from '../../../platform/pdf/qr-code';
import { pageMargin, type Sheet } from '../../../platform/pdf/sheet';
import { receiptTitle } from './receipt-text';

const height = 132;
const radius = 18;
const qrSize = 104;
const hole = 9;

const voidText = typeset('Déclaration annulée : ce document ne vaut plus rien');

/** The luggage tag: reference in large type, code to scan, hole and tear line. Gives where to go on. */
export function drawTag(sheet: Sheet, declaration: Declaration): number {
  const { document, left, width } = sheet;
  const top = pageMargin;
  const tear = left + width - qrSize - 40;
  sheet.decorate(() => {
    document.roundedRect(left, top, width, height, radius).fill(palette.primary);
    document.circle(left + 26, top + height / 2, hole).fill(palette.onPrimary);
    document
      .moveTo(tear, top + 10)
      .lineTo(tear, top + height - 10)
      .dash(3, { space: 4 })
      .lineWidth(1)
      .stroke(palette.onPrimary)
      .undash();
    document.roundedRect(tear + 14, top + 8, qrSize + 12, height - 16, 12).fill(palette.onPrimary);
  });
  const box = { x: left + 54, width: tear - left - 64 };
  const ink = { color: palette.onPrimary } as const;
  sheet.tag('P', () => sheet.write('Retour en France · Déclaration en douane', { ...box, y: top + 20 }, ink));
  sheet.tag('H1', () => {
    sheet.write(declaration.publicId, { ...box, y: top + 38 }, { ...ink, face: 'strong', size: 34 });
  });
  sheet.tag('P', () => {
    sheet.write(receiptTitle(declaration), { ...box, y: top + 88 }, { ...ink, face: 'heading', size: 15 });
  });
  const { code, status } = declaration;
  const isVoid = status === 'cancelled';
  if (code === undefined || isVoid) {
    const place = { x: tear + 20, y: top + height / 2 - 14, width: qrSize };
    sheet.tag('P', () => {
      sheet.write(isVoid ? voidText : 'Le code apparaît après l’envoi', place, {
        size: 9,
        align: 'center',
        color: palette.soft,
      });
    });
  } else {
    sheet.tag(
      'Figure',
      () => drawQrCode(document, code, { x: tear + 20, y: top + (height - qrSize) / 2, size: qrSize }),
      `Code à lire par un agent des douanes, référence ${declaration.publicId}`,
    );
  }
  return top + height + 22;
}
