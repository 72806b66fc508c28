import { expect, type Page } from '@playwright/test';

/** Waits until the application runs: a link pressed before is followed by the browser, which moves no focus. */
export async function untilStarted(page: Page): Promise<void> {
  await expect(page.locator('#loading')).toHaveCount(0);
}
