import { expect, type Locator, type Page } from '@playwright/test';

/** Printed, this is shown, unfolded, and every sheet of paper carries text. */
export async function expectPrinted(page: Page, shown: Locator): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toBeVisible();
  const file = await page.pdf({ format: 'A4' });
  await page.emulateMedia({ media: null });
  const sheets = file.toString('latin1').match(/\/Type\s*\/Page\b[\s\S]*?endobj/g) ?? [];
  expect(sheets.length, 'sheets').toBeGreaterThan(0);
  const blank = sheets.flatMap((sheet, index) => (sheet.includes('/Font') ? [] : [index + 1]));
  expect(blank, 'blank sheets').toEqual([]);
}
