import { expect, type Locator, type Page } from '@playwright/test';
import { refreshSessionRoute } from '@retour/contract';
import { words } from '../harness';

export const title = (page: Page, text: string): Locator =>
  page.getByRole('heading', { level: 1, name: words(text) });

/** The account page with what only the server knows. */
export async function expectAccountOf(page: Page, name: string): Promise<void> {
  await expect(title(page, 'Mon compte')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('main').getByText(words(name))).toBeVisible();
}

/** Gives the tokens of this browser values that no server made. */
export async function spoilTokens(page: Page): Promise<void> {
  const context = page.context();
  const cookies = (await context.cookies()).filter(({ name }) => name.endsWith('Token'));
  await context.addCookies(
    cookies.map((cookie) => ({ ...cookie, value: `${cookie.value.slice(0, -6)}abcdef` })),
  );
}

/** Waits until the access token held is of no use. */
export async function outliveAccessToken(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const payload = cookies.find(({ name }) => name === 'accessToken')?.value.split('.')[1] ?? '';
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  await expect.poll(() => Date.now() / 1_000 - exp, { timeout: 20_000 }).toBeGreaterThan(1);
}

export async function tokenNames(page: Page): Promise<readonly string[]> {
  const cookies = await page.context().cookies();
  return cookies
    .map(({ name }) => name)
    .filter((name) => name.endsWith('Token'))
    .toSorted();
}

/** Counts the renewals that the tabs of a browser ask for from now on. */
export function countRenewals(page: Page): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === refreshSessionRoute.path) count += 1;
  });
  return () => count;
}

/** Through the pages, as a person does: the button, then the choice of who to be. */
export async function identify(page: Page, person: RegExp): Promise<void> {
  await page.getByRole('button', { name: words('S’identifier avec ProConnect') }).click();
  await page.getByRole('button', { name: person }).click();
}
