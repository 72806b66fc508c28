import type { BrowserContext } from '@playwright/test';

/**
 * Makes the pages that are open believe that there is no network. To be called again after each move: the browser
 * forgets it for a page that its worker answers, whence the two steps.
 */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}
