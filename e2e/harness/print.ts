import { expect, type Locator, type Page } from '@playwright/test';

/** Those that a browser leaves round a sheet when nobody says otherwise. */
const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

/** Printed, this is shown, unfolded, without anything to press; every sheet of paper carries text, and they are few. */
export async function expectPrinted(page: Page, shown: Locator, mostSheets: number): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true }), 'buttons on paper').toHaveCount(0);
  const file = await page.pdf({ format: 'A4', margin });
  await page.emulateMedia({ media: null });
  const sheets = file.toString('latin1').match(/\/Type\s*\/Page\b[\s\S]*?endobj/g) ?? [];
  expect(sheets.length, 'sheets').toBeGreaterThan(0);
  expect(sheets.length, 'sheets').toBeLessThanOrEqual(mostSheets);
  const blank = sheets.flatMap((sheet, index) => (sheet.includes('/Font') ? [] : [index + 1]));
  expect(blank, 'blank sheets').toEqual([]);
}
