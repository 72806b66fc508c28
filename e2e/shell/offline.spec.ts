import { expect, type Page } from '@playwright/test';
import { enlargeText, expectBarsWithin, goOffline, test } from '../harness';

async function cacheOnDevice(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

test.describe('with the copy kept on the device', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED|Failed to/,
  });

  test('SHL-14 After one visit the public pages work without a network, and it is said', {
    tag: '@phone',
  }, async ({ page, context, line }) => {
    await cacheOnDevice(page, line.origin);
    await line.cut();
    for (const path of ['/', '/faqs', '/preparer-mon-voyage', '/tuto', '/simulateur/configuration/etape0']) {
      await page.goto(`${line.origin}${path}`);
      await goOffline(context);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
    }
    await context.setOffline(false);
    await expect(page.getByText('Vous êtes hors connexion.')).toHaveCount(0);
  });

  test('SHL-15 Neither the API nor the agents’ pages are ever answered from the copy', {
    tag: '@phone',
  }, async ({ page }) => {
    await cacheOnDevice(page);
    const fromCopy = await page.evaluate(async () => {
      const names = await caches.keys();
      const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return cached.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(fromCopy).toContain('/index.html');
    expect(fromCopy.filter((path) => /agent|\/api\/|gallery/.test(path))).toEqual([]);
    await page.goto('/agent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Espace agent');
  });
});

test('SHL-16 A new version is proposed outside journeys only, and waits for the traveller', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const messages: unknown[] = [];
    const waiting = { state: 'installed', postMessage: (message: unknown) => messages.push(message) };
    const registration = { waiting, addEventListener: () => undefined, update: () => Promise.resolve() };
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { register: () => Promise.resolve(registration), addEventListener: () => undefined },
    });
    Object.assign(window, { workerMessages: messages, waitingWorker: waiting });
  });
  await page.goto('/');
  const proposal = page.getByText('Une nouvelle version est prête.');
  await expect(proposal).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const text of [200, 100]) {
    await enlargeText(page, text);
    await expectBarsWithin(page, 1 / 3);
  }
  await page.getByRole('main').getByRole('link', { name: 'Simuler mes achats' }).click();
  await expect(page).toHaveURL(/\/simulateur/);
  await expect(proposal).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'workerMessages'))).toEqual([
    { type: 'SKIP_WAITING' },
  ]);
  // Another tab had it take over already.
  await page.evaluate(() => Object.assign(Reflect.get(window, 'waitingWorker'), { state: 'activated' }));
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  await loaded;
  await expect(proposal).toBeVisible();
});

test('SHL-17 The application can be installed: manifest, plain and maskable icons', {
  tag: '@phone',
}, async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(address ?? '');
  const manifest: { start_url: string; display: string; icons: { src: string; purpose?: string }[] } =
    await answer.json();
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', name: 'Retour en France' });
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});
