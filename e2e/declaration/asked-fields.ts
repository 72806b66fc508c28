import { expect, type Page } from '@playwright/test';

/** Names of the questions that the page asks, once no more of them come: a label, or the legend of a group of choices. */
export async function askedFields(page: Page): Promise<readonly string[]> {
  let asked: readonly string[] = [];
  let before: string | undefined;
  await expect
    .poll(
      async () => {
        asked = await drawnFields(page);
        const isWhole = JSON.stringify(asked) === before;
        before = JSON.stringify(asked);
        return isWhole;
      },
      { intervals: [200] },
    )
    .toBe(true);
  return asked;
}

async function drawnFields(page: Page): Promise<readonly string[]> {
  const names = await page
    .getByRole('main')
    .locator('input:visible, select:visible, textarea:visible')
    .evaluateAll((fields) =>
      fields.map((field) => {
        const isChoice = field.matches('[type="radio"], [type="checkbox"]');
        const legend = isChoice ? field.closest('fieldset')?.querySelector('legend') : null;
        return (legend ?? document.querySelector(`label[for="${field.id}"]`))?.textContent ?? '';
      }),
    );
  return [...new Set(names.map((name) => name.replace(/\s+/gu, ' ').trim()))];
}
