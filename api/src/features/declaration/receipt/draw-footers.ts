import type { Declaration } from '@retour/contract';
import { formatDay, typeset } from '@retour/core';
import { palette } from '../../../platform/pdf/palette';
import { pageMargin, type Sheet } from '../../../platform/pdf/sheet';

/** What the figures rest on, at the foot of every page of a declaration: those from `first` on. */
export function drawFooters(
  sheet: Sheet,
  { publicId, assessment, exchangeRates }: Declaration,
  first: number,
): void {
  const { document, left, width } = sheet;
  const range = document.bufferedPageRange();
  const count = range.start + range.count - first;
  const basis = typeset(
    `Édition ${assessment.edition} du tarif ; taux de change du ${formatDay(exchangeRates.validFrom)} au ${formatDay(exchangeRates.validTo)}.`,
  );
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(first + page);
    const { bottom } = document.page.margins;
    document.page.margins.bottom = 0;
    const y = document.page.height - pageMargin - 14;
    const ink = { size: 7.5, color: palette.soft } as const;
    sheet.decorate(() => {
      sheet.write(basis, { x: left, y, width: width - 110 }, ink);
      const place = { x: left + width - 110, y, width: 110 };
      sheet.write(`${publicId} · page ${page + 1} sur ${count}`, place, { ...ink, align: 'right' });
    });
    document.page.margins.bottom = bottom;
  }
}
