import type { Page } from '@playwright/test';

/** Holds back a part of the application; gives what lets it through. */
export async function hold(page: Page, part: RegExp): Promise<() => void> {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(part, async (route) => {
    await held;
    await route.continue();
  });
  return () => letThrough();
}
