import type { Page } from '@playwright/test';
import { DeclarationPage } from '../declaration/declaration-page';
import { expect, expectAccessible, hold, test, untilStarted, words } from '../harness';

const invitation = (page: Page) => page.getByRole('region', { name: words('Première visite ?') });
const dismiss = (page: Page) => page.getByRole('button', { name: words('Masquer l’invitation') });
/** Sums what moves in the page by itself, from its first painting on. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shift = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'shift'));

test('SHL-66 The first visit invites to the tutorial, and never again once it is declined', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await untilStarted(page);
  await expect(invitation(page)).toBeVisible();
  await expectAccessible(page);
  await dismiss(page).focus();
  await page.keyboard.press('Enter');
  await expect(invitation(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('app-storage') ?? '{}').state?.global))
    .toMatchObject({ displayTuto: false });
  await page.reload();
  await untilStarted(page);
  await expect(invitation(page)).toHaveCount(0);
});

test('SHL-67 The invitation is over once it was followed', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await untilStarted(page);
  await invitation(page).getByRole('link').click();
  await expect(page).toHaveURL('/tuto');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/');
  await untilStarted(page);
  await expect(invitation(page)).toHaveCount(0);
});

test('SHL-68 Who has been here sees no invitation in the written page, and nothing moves', async ({
  page,
}) => {
  await page.goto('/');
  await untilStarted(page);
  await dismiss(page).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('app-storage')))
    .toContain('"displayTuto":false');

  await watchShifts(page);
  const letThrough = await hold(page, /assets\/traveller-.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#loading')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(invitation(page)).toBeHidden();
  letThrough();
  await untilStarted(page);
  await expect(page.locator('html')).not.toHaveClass(/before-fonts/);
  await expect(invitation(page)).toHaveCount(0);
  // The fonts take the place of their stand-ins, less than a thousandth; the invitation would count a hundred times that.
  expect(await shift(page)).toBeLessThan(0.002);
});

const begun = {
  simulator: {
    simulatorRequest: {
      age: 34,
      meanOfTransport: 'plane',
      country: 'US',
      border: false,
      shoppingProducts: [{ id: 'a', productId: 'parfum', name: 'Parfum', value: 500, currency: 'EUR' }],
    },
  },
};

test('SHL-90 What was begun takes its room on the home page before it is read, and nothing moves', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript((state) => {
    localStorage.setItem('app-storage', JSON.stringify({ version: 5, state }));
  }, begun);
  await watchShifts(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: words('Simulation en cours') })).toContainText('1 article');
  await untilStarted(page);
  await expect(page.locator('html')).not.toHaveClass(/before-fonts/);
  expect(await shift(page)).toBeLessThan(0.02);
});

test('SHL-90 What was begun takes its room on the home page before it is read, and nothing moves · a declaration sent', async ({
  page,
}) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await declaration.send();
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 1_400 });
  await watchShifts(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: words('Montrer à l’agent') })).toBeVisible();
  await untilStarted(page);
  await expect(page.locator('html')).not.toHaveClass(/before-fonts/);
  expect(await shift(page)).toBeLessThan(0.005);
});
