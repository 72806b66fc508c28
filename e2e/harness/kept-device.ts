import { randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

interface Typed {
  /** The origin of the product, none for that of the tests. */
  readonly origin: string;
  /** What is typed: the same is typed once by each worker. */
  readonly what: string;
  /** Where it leads. */
  readonly address: string;
  readonly type: () => Promise<void>;
}

const devices = new Map<string, Readonly<Record<string, string>>>();

/** The same answers as another person's: identity and secret are those of nobody yet. */
function ofSomebodyElse(stored: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const text = stored['app-storage'] ?? '{}';
  const { declarationId, claimToken } = JSON.parse(text).state.declaration.declarationRequest;
  const renewed = text
    .replaceAll(declarationId, randomUUID())
    .replaceAll(claimToken, randomBytes(32).toString('base64url'));
  return { ...stored, 'app-storage': renewed };
}

/**
 * The device of somebody who typed this and came so far. Typing a declaration takes four seconds, of which most tests look at
 * what comes after: each worker types it once, then finds it as the device kept it.
 */
export async function typedDevice(page: Page, { origin, what, address, type }: Typed): Promise<void> {
  const stored = devices.get(what);
  if (stored === undefined) {
    await type();
    devices.set(what, await page.evaluate(() => ({ ...localStorage })));
    return;
  }
  // A text of the same origin: nothing runs there yet.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, ofSomebodyElse(stored));
  await page.goto(`${origin}${address}`);
}
