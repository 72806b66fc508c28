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
const price = (page: Page) => page.getByLabel(words('Prix d’un article'));
const article = (page: Page) => page.getByRole('combobox', { name: words('Article (facultatif)') });
const add = (page: Page) => page.getByRole('button', { name: words('Ajouter au panier') });

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
  await expect(said(page)).toHaveText(words('Rien de plus à payer, sous réserve d’un contrôle'));
  await expect(answer(page).getByRole('status')).toContainText(formatEuros(allowance - 318_00));
  await price(page).fill('318 £');
  await expect(answer(page).getByRole('status')).toContainText(/La devise écrite avec ce prix/u);
  await price(page).fill('500');

  // An everyday good, whose question is asked here.
  await article(page).fill('montre');
  await page.getByRole('option', { name: words('Montre Montres et horlogerie') }).click();
  await add(page).click();
  const question = page.getByLabel(words('Quelle montre ?'));
  await expect(question).toBeFocused();
  await question.selectOption({ label: 'Montre à quartz' });
  await expect(said(page)).toHaveText(/^Vous paieriez \d+,\d\d\s€ de plus à la douane$/u);
  await add(page).click();
  const added = page.getByText(words('Montre à quartz : ajouté au panier.')).first();
  await expect(added).toBeInViewport();
  await page.getByRole('button', { name: words('Annuler') }).click();
  await expect(price(page)).toHaveValue('500');
  await add(page).click();
  await expect(article(page)).toHaveValue('');
  await page.getByRole('link', { name: words('Voir le panier') }).click();
  await expect(page.getByRole('main')).toContainText('Montre à quartz');
  await page
    .getByRole('main')
    .getByRole('link', { name: words('Puis-je l’acheter ?') })
    .click();
  await expect(said(page)).toBeVisible();
});

test('SIM-132 « 2 parfums 80 $ » typed in the shop fills how many, the price and the currency', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(address);
  await answerTrip(page);
  await article(page).pressSequentially('2 parfums 80 £');
  await expect(price(page)).toHaveValue('');
  await expect(page.getByLabel(words('Devise'))).toHaveValue('GBP');
  await expect(page.getByLabel(/^Nombre/u)).toHaveValue('2');
  await expect(page.getByRole('main')).not.toContainText(/pas dans notre liste/u);
  await page.getByRole('button', { name: words('Parfum') }).click();
  await add(page).click();
  await expect(page.getByRole('radio', { name: /^80\sGBP chacun/u })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('radio', { name: words('80 GBP en tout') }).check();
  await expect(price(page)).toHaveValue('40');
  await add(page).click();
  await expect(page.getByText(words('Parfum : ajouté au panier.')).first()).toBeInViewport();

  await article(page).pressSequentially('80 £');
  await expect(price(page)).toHaveValue('80');
  await expect(page.getByRole('main')).not.toContainText(/de ce nom dans la liste/u);
  await add(page).click();
  await expect(article(page)).toHaveValue('');
  await article(page).fill('montre connectée');
  await expect(price(page)).toHaveValue('80');
  await article(page).fill('2 parfums 80 $, livre 12 €');
  await page.getByRole('button', { name: words('Continuer avec la liste') }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('SIM-96 « Puis-je l’acheter ? » says first what is forbidden, and never announces it or what is unknown as free', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(address);
  await answerTrip(page);
  await article(page).fill('saucisson');
  await price(page).fill('20');
  await expect(said(page)).toHaveText(words('Interdit en provenance des États-Unis : ne l’achetez pas'));
  await expect(page.getByRole('main')).not.toContainText(words('Rien de plus à payer'));
  await expect(add(page)).toHaveCount(0);
  await page.getByLabel(words('Devise')).selectOption('EUR');
  await page.getByRole('link', { name: words('Je l’ai déjà : le dire à l’agent') }).click();
  await expect(page.getByLabel(words('Nom de l’article'))).toHaveValue('saucisson');
  await expect(price(page)).toHaveValue('20');
  await expect(page.getByLabel(words('Devise'))).toHaveValue('EUR');
  await page.getByRole('link', { name: words('Retour') }).click();

  await expect(article(page)).toHaveValue('saucisson');
  await page.getByRole('button', { name: words('Non, autre chose') }).click();
  await expect(add(page)).toBeVisible();
  await article(page).fill('zorglub');
  await expect(said(page)).toHaveText(words('Rien de plus à payer, sous réserve d’un contrôle'));
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
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await expect(said(page)).toHaveText(left(100));
    await expect(said(page)).toBeInViewport({ ratio: 1 });
    await expect(price(page)).toBeInViewport({ ratio: 1 });
    await price(page).fill('100000');
    await article(page).fill('baskets');
    await page
      .getByRole('option', { name: /^Baskets /u })
      .first()
      .click();
    await expect(said(page)).toHaveText(/^Vous paieriez/u);
    await expectOutline(page);
    await expectFrenchTypography(page);
    await expectAccessible(page);
    await expectLargeTargets(page, 44);
    await expectReadable(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await article(page).fill('viande');
    await expect(said(page)).toHaveText(/^Interdit/u);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
