import type { Page } from '@playwright/test';
import { expect, filesOf, test } from '../harness';

test('SHL-07 The overlay says « Chargement » at once and leaves within a second and a half', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const moments: Record<string, number> = {};
    const words = new Set<string>();
    const note = (name: string): void => {
      moments[name] ??= performance.now();
    };
    new MutationObserver(() => {
      const overlay = document.getElementById('loading');
      if (overlay) {
        note('shown');
        words.add(overlay.innerText);
      }
      if (document.querySelector('#root h1')) note('mounted');
      if (overlay?.classList.contains('loading-leaving')) note('fading');
      if (moments.shown !== undefined && !overlay) note('removed');
    }).observe(document, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { startupMoments: moments, overlayWords: words });
  });
  await page.goto('/preparer-mon-voyage/configuration');
  await expect(page.locator('#loading')).toHaveCount(0);
  const words = await page.evaluate(() => [...(Reflect.get(window, 'overlayWords') as Set<string>)]);
  expect(words.join(' ')).toContain('Chargement');
  const moments = await page.evaluate(() => Reflect.get(window, 'startupMoments') as Record<string, number>);
  // Timers count from a clock read a little before: a few milliseconds of tolerance.
  expect(moments.mounted).toBeGreaterThanOrEqual(295);
  expect(moments.fading).toBeGreaterThanOrEqual(1195);
  expect(moments.removed).toBeGreaterThanOrEqual(1490);
  expect((moments.removed ?? 0) - (moments.fading ?? 0)).toBeLessThan(900);
});

async function readDocument(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}

test('SHL-08 Agents have their own entrance, mark and code', { tag: '@desktop' }, async ({ page }) => {
  const travellersEntry = /src="(\/assets\/traveller-[^"]+)"/.exec(await readDocument(page, '/'))?.[1];
  expect(travellersEntry).toBeDefined();
  expect(await readDocument(page, '/agent')).toContain('loading-badge');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/agent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Espace agent');
  await expect(page).toHaveURL('/agent/authentification');
  expect(scripts).not.toContain(travellersEntry);
  expect(scripts.filter((path) => path.includes('agent'))).not.toEqual([]);
  scripts.length = 0;
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#loading')).toHaveCount(0);
  expect(scripts.filter((path) => path.includes('agent'))).toEqual([]);
});

test.describe('a page that cannot be fetched', () => {
  const legalPage = () => filesOf('features/guide/legal-page.tsx');
  const pages = () => filesOf('features/guide/legal-page.tsx', 'features/guide/accessibility-page.tsx');
  test.use({
    expectedConsole:
      /ERR_FAILED|Failed to load|Refused to apply style|dynamically imported module|ChunkLoadError/,
  });

  test('SHL-09 A page that cannot be fetched offers to reload, and nothing is lost', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('temoin', 'gardé'));
    await page.route(legalPage(), (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’a pas pu être chargée');
    await expect(page.getByText('Vos réponses et votre panier sont gardés sur cet appareil.')).toBeVisible();
    await page.unroute(legalPage());
    await page.getByRole('button', { name: 'Recharger la page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales');
    expect(await page.evaluate(() => localStorage.getItem('temoin'))).toBe('gardé');
  });

  test('SHL-95 A page whose style sheets were refused a moment has them when it is drawn', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#loading')).toHaveCount(0);
    const tries = new Map<string, number>();
    await page.route(/\.css$/, (route) => {
      const url = route.request().url();
      const tried = tries.get(url) ?? 0;
      tries.set(url, tried + 1);
      if (tried === 0) return route.abort();
      if (tried === 1)
        return route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' });
      return route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Comment ça marche ?' }).click();
    await expect(page).toHaveURL('/tuto');
    // The page that was left stands there until the other one can be drawn.
    await expect.poll(() => tries.size).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // One that was refused is there in name, without a rule; a part further down comes after the title.
    const missing = async (): Promise<readonly string[]> => {
      const applied = await page.evaluate(() => {
        const hasRules = (sheet: CSSStyleSheet): boolean => {
          try {
            return sheet.cssRules.length > 0;
          } catch {
            return false;
          }
        };
        return [...document.styleSheets].filter(hasRules).map(({ href }) => href);
      });
      return [...tries.keys()].filter((url) => !applied.includes(url));
    };
    await expect.poll(missing).toEqual([]);
  });

  test('SHL-96 A page that could not be fetched comes with the network, or when it is asked for again', {
    tag: '@phone',
  }, async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    /** Until the page is there: the one that was left may have the same title. */
    const open = async (name: string): Promise<void> => {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(heading).toBeFocused();
    };
    await page.goto('/');
    await expect(page.locator('#loading')).toHaveCount(0);
    await page.route(pages(), (route) => route.abort());
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
      dispatchEvent(new Event('offline'));
    });
    await open('Accessibilité');
    await expect(heading).toHaveText('Cette page demande une connexion');
    await open('Mentions légales');
    await expect(heading).toHaveText('Cette page demande une connexion');
    await page.unroute(pages());
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'onLine');
      dispatchEvent(new Event('online'));
    });
    await expect(heading).toHaveText('Mentions légales');
    await open('Accessibilité');
    await expect(heading).toHaveText(/accessib/iu);
  });
});
