import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, test } from '@playwright/test';

interface Typed {
  /** The origin of the product, none for that of the tests. */
  readonly origin: string;
  /** What is typed: the same is typed once. */
  readonly what: string;
  /** Where it leads. */
  readonly address: string;
  readonly type: () => Promise<void>;
}

type Stored = Readonly<Record<string, string>>;

/** Where the devices of this run are, for all its workers: Playwright empties that folder at each run. */
function fileOf(what: string): string {
  const name = createHash('sha256').update(what).digest('hex');
  return path.join(test.info().project.outputDir, 'typed-devices', `${name}.json`);
}

/** Written whole: another worker may read it, or have typed the same meanwhile. */
function keep(file: string, stored: Stored): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const written = `${file}.${randomUUID()}`;
  writeFileSync(written, JSON.stringify(stored));
  renameSync(written, file);
}

/** The same answers as another person's: identity and secret are those of nobody yet. */
function ofSomebodyElse(stored: Stored): Stored {
  const text = stored['app-storage'] ?? '{}';
  const { simulator, declaration } = JSON.parse(text).state;
  let renewed = text;
  for (const { declarationId, claimToken } of [simulator.simulatorRequest, declaration.declarationRequest]) {
    if (declarationId) renewed = renewed.replaceAll(declarationId, randomUUID());
    if (claimToken) renewed = renewed.replaceAll(claimToken, randomBytes(32).toString('base64url'));
  }
  return { ...stored, 'app-storage': renewed };
}

/**
 * The device of somebody who typed this and came so far. Typing a declaration takes four seconds, of which most tests look at
 * what comes after: it is typed once, then found as the device kept it.
 */
export async function typedDevice(page: Page, { origin, what, address, type }: Typed): Promise<void> {
  const file = fileOf(what);
  if (!existsSync(file)) {
    await type();
    keep(file, await page.evaluate(() => ({ ...localStorage })));
    return;
  }
  const stored: Stored = JSON.parse(readFileSync(file, 'utf8'));
  // A text of the same origin: nothing runs there yet.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, ofSomebodyElse(stored));
  await page.goto(`${origin}${address}`);
}
