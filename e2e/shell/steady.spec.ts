import type { Page } from '@playwright/test';
import { expect, filesOf, SimulatorPage, test } from '../harness';
import { signIn } from '../harness/agent';

/** A phone on a poor line: what comes late finds its room made. */
const slow = { offline: false, latency: 150, downloadThroughput: 600_000, uploadThroughput: 50_000 };
/** Of the window, as browsers count it: what nobody notices. */
const most = 0.02;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Keeps what moves in each page by itself, from its first painting on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: readonly { readonly node: Node | null }[] = Reflect.get(entry, 'sources');
        const moved = sources.map(
          ({ node }) => `${node?.nodeName} ${node?.textContent?.trim().slice(0, 40)}`,
        );
        shifts.push({ value: Reflect.get(entry, 'value'), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectSteady(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('#loading')).toHaveCount(0);
  const shifts = await page.evaluate((): readonly Shift[] => Reflect.get(window, 'shifts'));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
}

test('SHL-92 Nothing moves as a page arrives on a slow network, on the narrowest phones', {
  tag: '@phone',
}, async ({ page }) => {
  await watchShifts(page);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slow);
  for (const path of ['/', '/simulateur']) await expectSteady(page, path);
  // Supervisors: their pages hold what the desk's do, and more of it comes late.
  await signIn(page, 'nadia');
  await expectSteady(page, '/agent');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/agent', '/agent/declaration', '/agent/encaissements', '/']) {
    await expectSteady(page, path);
  }
});

test('SHL-93 Nothing moves once a basket is computed, on a phone that is slow at it', {
  tag: '@phone',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.answer({ age: 34, transport: 'Avion', country: 'États-Unis' });
  for (const price of ['68,5', '75,5']) {
    await simulator.add({ search: 'parfum', product: 'Parfum', price });
  }
  await watchShifts(page);
  // What computes comes after all that is shown without it.
  const shown = page.getByRole('heading', { name: /^(?:Votre panier|Achats fréquents)$/u });
  await page.route(filesOf('features/basket/assessment/calculator.ts'), async (route) => {
    await shown.waitFor();
    await route.continue();
  });
  for (const path of ['/simulateur/panier', '/simulateur/produits']) await expectSteady(page, path);
});
