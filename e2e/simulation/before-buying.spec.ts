import type { Page } from '@playwright/test';
import { formatEuros, lawOn } from '@retour/core';
import {
  expect,
  expectAccessible,
  expectFrenchTypography,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectOutline,
  expectReadable,
  SimulatorPage,
  test,
  words,
} from '../harness';

const address = '/puis-je-l-acheter';
const answer = (page: Page) => page.locator('section[aria-labelledby="reponse"]');
const said = (page: Page) => answer(page).getByRole('heading', { level: 2 });
const price = (page: Page) => page.getByLabel(words('Prix'));

async function answerTrip(page: Page): Promise<void> {
  await page.getByRole('button', { name: words('États-Unis') }).click();
  await page.getByRole('radio', { name: words('Avion') }).check();
  await page.getByLabel(words('Votre âge')).fill('34');
  await page.getByRole('button', { name: words('Continuer') }).click();
}

/** The allowance by plane at 34, in cents. */
const allowance = lawOn(new Date().toISOString().slice(0, 10)).valueAllowances.airOrSea.full.value;
const left = (euros: number): RegExp => words(`Il vous reste ${formatEuros(allowance - euros * 100)}`);

test('SIM-95 « Puis-je l’acheter ? »: the trip asked once, then a price says at once what is left and what it would cost', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: words('Puis-je l’acheter ?') })
    .click();
  await page.getByRole('button', { name: words('Continuer') }).click();
  await expect(page.getByRole('region', { name: /à corriger$/ })).toBeFocused();
  await answerTrip(page);
  await expect(said(page)).toHaveText(left(0));

  await page.getByLabel(words('Devise')).selectOption('EUR');
  await price(page).fill('318');
  await expect(said(page)).toHaveText(words('Rien de plus à payer, s’il n’est ni interdit ni réglementé'));
  await expect(answer(page).getByRole('status')).toContainText(formatEuros(allowance - 318_00));

  const field = page.getByRole('combobox', { name: words('Article (facultatif)') });
  await field.fill('parfum');
  await page.getByRole('option', { name: words('Parfum') }).click();
  await expect(said(page)).toHaveText(words('Rien de plus à payer'));
  await page.getByLabel(words('Prix d’un article')).fill('500');
  await expect(said(page)).toHaveText(/^Il vous coûterait \d+,\d\d\s€ de plus à la douane$/u);
  await page.getByRole('button', { name: words('Ajouter au panier') }).click();
  await expect(field).toHaveValue('');
  await page.goto('/simulateur/panier');
  await expect(page.getByRole('main')).toContainText('Parfum');
  await page
    .getByRole('main')
    .getByRole('link', { name: words('Puis-je l’acheter ?') })
    .click();
  await expect(said(page)).toBeVisible();
});

test('SIM-96 « Puis-je l’acheter ? » never announces as free what is forbidden or unknown', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(address);
  await answerTrip(page);
  const field = page.getByRole('combobox', { name: words('Article (facultatif)') });
  await field.fill('saucisson');
  await price(page).fill('20');
  await expect(said(page)).toHaveText(/interdit|ne peut pas entrer/u);
  await expect(page.getByRole('main')).not.toContainText(words('Rien de plus à payer'));
  await field.fill('zorglub');
  await expect(said(page)).toHaveText(words('Rien de plus à payer, s’il n’est ni interdit ni réglementé'));
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedConsole: /Failed to load resource|ERR_/ });

  test('SIM-97 « Puis-je l’acheter ? » works without a network, is accessible, narrow and in large text', async ({
    page,
    context,
  }) => {
    test.slow();
    const simulator = new SimulatorPage(page);
    await simulator.answer({ age: 34, transport: 'Avion', country: 'Japon' });
    await simulator.add({ search: 'parfum', product: 'Parfum', price: '100', currency: 'EUR' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).length), { message: 'offline copy' })
      .toBeGreaterThan(0);
    await context.setOffline(true);
    await page.goto(address);
    await expect(said(page)).toHaveText(left(100));
    await price(page).fill('10000');
    await expectOutline(page);
    await expectFrenchTypography(page);
    await expectAccessible(page);
    await expectLargeTargets(page, 44);
    await expectReadable(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
});
