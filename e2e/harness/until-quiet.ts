import { expect, type Page } from '@playwright/test';

/** Waits until the page has fetched nothing for a while: the next screens, fetched ahead, are all there. */
export async function untilQuiet(page: Page): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const fetched = await page.evaluate(() => performance.getEntriesByType('resource').length);
        const isQuiet = fetched === before;
        before = fetched;
        return isQuiet;
      },
      { intervals: [1_000], timeout: 20_000 },
    )
    .toBe(true);
}
