import type { Page } from '@playwright/test';
import { formatShortEuros, rowsInForce, valueAllowanceTables } from '@retour/core';
import {
  expect,
  expectAccessible,
  expectFrenchTypography,
  followAnnouncements,
  SimulatorPage,
  test,
  words,
} from '../harness';

const tag = (page: Page) => page.getByRole('region', { name: words('Votre franchise') });
const scrolling = (page: Page) =>
  page.getByRole('region', { name: words('Colonne de droite, à faire défiler') });
const today = new Date().toISOString().slice(0, 10);
const { airOrSea } = rowsInForce(today, valueAllowanceTables).valueAllowances;

/** Sums what moves by itself, from now on; not the foot, which goes with the length of the page that was asked for. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        const sources: readonly { readonly node: Node | null }[] = Reflect.get(entry, 'sources');
        const isOfFoot = ({ node }: { readonly node: Node | null }): boolean =>
          node instanceof Element && node.closest('footer') !== null;
        if (sources.every(isOfFoot)) continue;
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
      }
    }).observe({ type: 'layout-shift' });
  });

test('SIM-110 On a wide screen the tag stands beside the questions from the first one, and fills with the answers', {
  tag: '@desktop',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await page.goto('/simulateur/configuration/etape0');
  await expect(tag(page)).toContainText('Pas encore connue');
  await watchShifts(page);
  const announced = await followAnnouncements(page);
  await simulator.link('Commencer').click();
  await page.getByLabel(words('Votre âge')).pressSequentially('34');
  await expect(tag(page)).toContainText(/34\s*ans/u);
  await simulator.answerAge(34);
  await simulator.answerTransport('Avion');
  await expect(tag(page)).toContainText('Elle dépend du pays.');
  await page.getByRole('combobox').pressSequentially('états-unis');
  await page.getByRole('option', { name: words('États-Unis') }).click();
  await expect(tag(page)).toContainText(formatShortEuros(airOrSea.full.value));
  await expect(tag(page)).toBeInViewport({ ratio: 1 });
  await simulator.button('Continuer').click();
  await expect(simulator.title('Qu’avez-vous acheté ?')).toBeVisible();
  await expect(tag(page)).toContainText(/États/u);
  expect(await announced(), 'nothing is said while the tag fills').toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02);
  await expectAccessible(page);
  await expectFrenchTypography(page);
  await simulator.add({ search: 'parfum', product: 'Parfum', price: '80', currency: 'EUR' });
  await expect(page.getByRole('region', { name: words('À payer pour l’instant') })).toContainText(
    '1 article',
  );
});

test('SIM-111 A tag taller than the window scrolls by itself, with the keyboard too', {
  tag: '@desktop',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await page.setViewportSize({ width: 1280, height: 340 });
  await simulator.open();
  await scrolling(page).focus();
  await expect(scrolling(page)).toBeFocused();
  const last = tag(page).getByText('Achats');
  await expect(last).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();
  await expect(simulator.title('Quel âge avez-vous ?')).toBeInViewport();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(scrolling(page)).toHaveCount(0);
  await expect(tag(page)).toBeInViewport({ ratio: 1 });
});
