import { expect, type Locator } from '@playwright/test';

/** Presses a button that the application takes away by itself once what it asks for is done, as those that try again. */
export async function pressUnlessGone(button: Locator): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
  }).toPass();
}
