import type { Page } from '@playwright/test';

/** Holds back the requests of these addresses; gives what lets them through. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return () => letThrough();
}
