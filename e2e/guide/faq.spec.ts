import { formatShortEuros, lawOn } from '@retour/core';
import {
  expect,
  expectAccessible,
  expectFrenchTypography,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectOutline,
  expectReadable,
  someWords,
  test,
  words,
} from '../harness';

test('GUI-20 Four blocks and thirty questions or more', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/faqs');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Déclaration',
    'Passage frontière',
    'Paiement',
    'Légal',
  ]);
  const questions = page.getByRole('main').locator('details');
  expect(await questions.count()).toBeGreaterThanOrEqual(30);
  await questions.evaluateAll((all) => {
    for (const question of all) question.setAttribute('open', '');
  });
  await expectAccessible(page);
  await expectOutline(page);
  await expectFrenchTypography(page);
  await expectLargeTargets(page, 24);
  await expectNoSidewaysScroll(page);
});

test('GUI-21 A search marks the words and opens the question it found', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/faqs');
  const field = page.getByRole('searchbox', { name: 'Chercher une question' });
  await field.fill('c');
  await expect(page.getByText(/réponses?$/)).toHaveCount(0);
  await field.fill('cheque');
  const results = page.getByRole('search').getByRole('link');
  await expect(results.first().locator('mark')).toHaveText(/ch[èe]que/i);
  await expectAccessible(page);
  await results.filter({ hasText: 'Où et comment payer' }).click();
  await expect(page).toHaveURL(/\/faqs\?id=moyens-de-paiement$/);
  const question = page.locator('#moyens-de-paiement');
  await expect(question).toHaveAttribute('open', '');
  await expect(question.locator('summary')).toBeFocused();
  await expect(question.locator('summary')).toBeInViewport();
  await expect(results).toHaveCount(0);
});

test('GUI-22 A search that finds nothing says what to try', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/faqs');
  await page.getByRole('searchbox').fill('xqzw');
  await expect(page.getByRole('heading', { name: 'Aucune réponse pour ces mots' })).toBeVisible();
  // Nobody answers for this installation: no link leads to a page that leads back here.
  await expect(page.getByRole('search').getByRole('link', { name: words('Nous contacter') })).toHaveCount(0);
  await expectAccessible(page);
  await expectFrenchTypography(page);
});

test('GUI-61 A question that names an article and a country leads to the simulator and to its limits', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/faqs');
  await page.getByRole('searchbox').fill('combien de whisky je peux ramener de Londres');
  const leads = page.getByRole('list', { name: words('À faire aussi') });
  await expect(leads.getByRole('link', { name: someWords('Simuler : Whisky') })).toHaveAttribute(
    'href',
    '/simulateur/produits',
  );
  await expect(page.getByRole('search').getByRole('link').first()).toContainText(/alcool/);
  await expectAccessible(page);
  await expectFrenchTypography(page);
  await expectNoSidewaysScroll(page);
  await leads.getByRole('link', { name: someWords('Préparer un retour : Royaume-Uni') }).click();
  await expect(page).toHaveURL(/\/preparer-mon-voyage\/configuration$/);
  await expect(
    page.getByRole('heading', { level: 1, name: words('Qui rentre, et comment ?') }),
  ).toBeVisible();
});

test('GUI-23 A shared link opens its question; an old one is handled kindly', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/faqs?id=argent-liquide');
  const question = page.locator('#argent-liquide');
  await expect(question).toHaveAttribute('open', '');
  await expect(question.locator('summary')).toBeFocused();
  await expect(question.locator('summary')).toBeInViewport();
  await page.goto('/faqs?id=disparue');
  await expect(page.getByText('Cette question n’existe plus')).toBeVisible();
  await expectAccessible(page);
});

test('GUI-24 A question gives its link to share', { tag: '@desktop' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/faqs?id=contester');
  await page
    .locator('#contester')
    .getByRole('button', { name: /Copier le lien/ })
    .click();
  await expect(page.locator('#contester').getByRole('button', { name: /Lien copié/ })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/faqs\?id=contester$/);
});

test('GUI-25 The published figures and those of the tables stand together', { tag: '@desktop' }, async ({
  page,
}) => {
  const { cartonReference, paymentLimits, penalties } = lawOn(new Date().toISOString().slice(0, 10));
  await page.goto('/faqs?id=cinq-cartouches');
  const cartons = page.locator('#cinq-cartouches');
  await expect(cartons).toContainText(formatShortEuros(cartonReference.tax.value));
  await expect(cartons).toContainText(/avec la table en vigueur/i);
  await page.goto('/faqs?id=risques-sans-declaration');
  await expect(page.locator('#risques-sans-declaration')).toContainText(
    formatShortEuros(penalties.fine.value),
  );
  await page.goto('/faqs?id=moyens-de-paiement');
  const payment = page.locator('#moyens-de-paiement');
  for (const { value } of Object.values(paymentLimits))
    await expect(payment).toContainText(formatShortEuros(value));
});

test('GUI-26 A word of the law is explained at the keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/faqs?id=montant-franchise');
  await expect(page.locator('#montant-franchise > summary')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const definition = page.locator('#montant-franchise').getByText('La franchise est la limite sous laquelle');
  await expect(definition).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();
});

test('GUI-27 At 320 pixels and with doubled text, the questions lose nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/faqs?id=montant-franchise');
  await expectNoSidewaysScroll(page);
  await expectReadable(page);
});
