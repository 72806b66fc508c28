import type { Page } from '@playwright/test';
import { type RunningProduct, startProduct } from '../../scripts/product/start-product';
import { expect, test as harnessTest, someWords, words } from '../harness';
import { signIn } from '../harness/agent';
import { countRenewals, outliveAccessToken, title, tokenNames } from './session-page';

/** A product whose access tokens live eight seconds instead of fifteen minutes. */
const test = harnessTest.extend<object, { readonly product: RunningProduct }>({
  product: [
    async ({ browserName: _anyBrowser }, use) => {
      const product = await startProduct({ ACCESS_TOKEN_SECONDS: '8' });
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
});

test.describe.configure({ mode: 'default' });
/** Each call with an expired token is a 401; a busy machine sheds load, and the call is made again by itself. */
test.use({ expectedConsole: /status of (?:401|503)|ERR_FAILED/ });

/** What only the server knows, whatever the page before has read. */
async function openList(page: Page): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words('Déclarations') })
    .first()
    .click();
  await expect(page.getByRole('main').getByText(someWords('Mis à jour à'))).toBeVisible({ timeout: 15_000 });
}

test('AUT-02 Work goes on past the life of an access token, and nothing is asked again', {
  tag: '@desktop',
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/agent/contact');
  await expect(title(page, 'Écrire au support')).toBeVisible();
  const renewals = countRenewals(page);
  await outliveAccessToken(page);
  // This page asks for nothing: it renews the session by itself, so that its end is known there too.
  await expect.poll(renewals).toBe(1);
  await openList(page);
  expect(renewals()).toBe(1);
});

test('AUT-03 Two tabs whose token expired at once renew the session once', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await signIn(page, 'hugo');
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await tab.goto('/agent/contact');
  const renewals = countRenewals(page);
  await outliveAccessToken(page);
  await Promise.all(tabs.map(openList));
  expect(renewals()).toBe(1);
});

test('AUT-08 A network failure signs nobody out', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'nadia');
  await page.route('/api/agent-connect/refresh/', (route) => route.abort());
  await outliveAccessToken(page);
  await page.goto('/agent/mon-compte/comptes');
  await expect(page.getByText('Le réseau a coupé').first()).toBeVisible({ timeout: 20_000 });
  expect(await tokenNames(page)).toEqual(['accessToken', 'refreshToken']);
  await page.unroute('/api/agent-connect/refresh/');
  await page.getByRole('button', { name: words('Réessayer') }).click();
  await expect(page.getByRole('main').getByText('nadia.roux@douane.gouv.example')).toBeVisible();
});
