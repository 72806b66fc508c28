import type { Page } from '@playwright/test';
import {
  enlargeText,
  expect,
  expectBarsWithin,
  filesOf,
  hold,
  SimulatorPage,
  someWords,
  test,
} from '../harness';

const waiting = (page: Page) => page.getByRole('status').getByText('Chargement', { exact: true });
const long = (page: Page) => page.getByRole('status').filter({ hasText: someWords('Le réseau est lent') });

test('SHL-24 What takes long says so, explains itself after five seconds, and blocks nothing · another place', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.install();
  const letThrough = await hold(page, filesOf('features/guide/faq-page.tsx'));
  await page.goto('/');
  await expect(page.locator('#loading')).toHaveCount(0);
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  await navigation.getByRole('link', { name: 'FAQ' }).click();
  await expect(waiting(page)).toBeVisible();
  await expect(long(page)).toHaveCount(0);
  await page.clock.fastForward(5_000);
  await expect(long(page).first()).toBeVisible();

  await navigation.getByRole('link', { name: 'Accueil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(someWords('Des achats dans vos bagages'));
  await expect(long(page)).toHaveCount(0);
  await navigation.getByRole('link', { name: 'FAQ' }).click();
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foire aux questions');
  await expect(waiting(page)).toHaveCount(0);
});

test('SHL-24 What takes long says so, explains itself after five seconds, and blocks nothing · next step', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.install();
  const letThrough = await hold(page, filesOf('features/simulation/steps/country-page.tsx'));
  const simulator = new SimulatorPage(page);
  await simulator.open();
  await simulator.answerAge(34);
  await expect(page.locator('#loading')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Avion' }).check();
  await simulator.button('Continuer').click();
  await expect(waiting(page)).toBeVisible();
  await expect(long(page)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Train' }).check();
  await expect(page.getByRole('radio', { name: 'Train' })).toBeChecked();
  await page.clock.fastForward(5_000);
  await expect(long(page)).toContainText(someWords('Vos réponses sont gardées.'));
  await page.setViewportSize({ width: 320, height: 640 });
  await enlargeText(page, 200);
  await expectBarsWithin(page, 1 / 3);
  letThrough();
  await expect(simulator.title('De quel pays rapportez-vous vos achats ?')).toBeVisible();
  await expect(long(page)).toHaveCount(0);
});

test('SHL-24 What takes long says so, explains itself after five seconds, and blocks nothing · after another answer', {
  tag: '@phone',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.answer({ age: 34, transport: 'Avion', country: 'États-Unis' });
  await simulator.add({ search: 'parfum', product: 'Parfum', price: '500', currency: 'EUR' });
  const letThrough = await hold(page, filesOf('features/basket/products/products-page.tsx'));
  await page.goto('/simulateur/configuration/etape2');
  await page.getByRole('radio', { name: 'Train' }).check();
  await simulator.button('Continuer').click();
  await expect(waiting(page)).toBeVisible();
  letThrough();
  await expect(simulator.title('Qu’avez-vous acheté ?')).toBeVisible();
});

test('SHL-24 What takes long says so, explains itself after five seconds, and blocks nothing · first page', {
  tag: '@phone',
}, async ({ page }) => {
  const letThrough = await hold(page, /assets\/traveller-.*\.js/);
  await page.goto('/preparer-mon-voyage/configuration', { waitUntil: 'commit' });
  await expect(waiting(page)).toBeVisible();
  await expect(page.getByText('Le réseau est lent')).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.getByText('Le réseau est lent')).toBeVisible();
  letThrough();
  await expect(page.locator('#loading')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe(() => {
  test.use({ expectedConsole: /status of 404/ });

  test('SHL-24 What takes long says so, explains itself after five seconds, and blocks nothing · scripts that are gone', {
    tag: '@phone',
  }, async ({ page }) => {
    const scripts = /assets\/(traveller|agent)-.*\.js/;
    for (const address of ['/preparer-mon-voyage/configuration', '/agent']) {
      await page.route(scripts, (route) => route.fulfill({ status: 404 }));
      await page.goto(address);
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      await expect(page.getByText('Si rien ne vient, rechargez la page.')).toBeVisible();
      await page.unroute(scripts);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#loading')).toHaveCount(0);
    }
  });
});
