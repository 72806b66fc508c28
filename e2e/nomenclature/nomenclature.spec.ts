import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectFrenchTypography,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectOutline,
  expectReadable,
  firstWords,
  someWords,
  test,
  words,
} from '../harness';
import { signIn } from '../harness/agent';

const search = (page: Page): Locator => page.getByRole('searchbox', { name: words('Chercher un produit') });
const sheet = (page: Page): Locator => page.getByRole('article');
const list = (page: Page, name: string): Locator => page.getByRole('region', { name: words(name) });
const result = (page: Page, product: string): Locator =>
  page.getByRole('search').getByRole('link', { name: firstWords(product) });

async function expectSheet(page: Page, product: string): Promise<void> {
  await expect(sheet(page).getByRole('heading', { level: 2, name: words(product) })).toBeFocused();
}

async function find(page: Page, text: string, product: string): Promise<void> {
  await search(page).fill(text);
  await result(page, product).first().click();
  await expectSheet(page, product);
}

test('NOM-01 A product is found by a word, and its sheet tells what the tables say for the country', {
  tag: '@desktop',
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/agent/nomenclature?pays=GB');
  await find(page, 'robe coton', 'Robe en coton');
  await expect(page).toHaveURL(/\?pays=GB&produit=robe-coton$/);
  for (const text of [
    '6204 42 00',
    '12 %',
    '2,5 %',
    '20 %',
    '430 €',
    '300 €',
    '1 200 €',
    'Taux vérifié en',
  ]) {
    await expect(sheet(page)).toContainText(someWords(text));
  }
  await page.goto('/agent/nomenclature?pays=US&produit=whisky');
  await expect(sheet(page)).toContainText(someWords('1 932,42 € par hl d’alcool pur'));
  await page.goto('/agent/nomenclature?pays=US&produit=sandales-cuir');
  await expect(sheet(page)).toContainText(
    someWords('Taux à confirmer : 5 % si le talon dépasse 3 cm, 8 % sinon.'),
  );
  await expect(page.getByRole('main')).not.toContainText(/mémoire|TDC|édition/i);
});

test('NOM-02 The country is asked once, kept, and changes the sheet', { tag: '@desktop' }, async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/agent/nomenclature?produit=jambon-cru');
  await page.getByRole('button', { name: words('États-Unis') }).click();
  await expect(page).toHaveURL(/\?pays=US&produit=jambon-cru$/);
  await expect(sheet(page)).toContainText(someWords('Interdit depuis ce pays'));
  await page.getByRole('button', { name: words('Changer de pays') }).click();
  await page.getByRole('combobox', { name: words('Pays d’achat') }).fill('Espagne');
  await page.getByRole('option', { name: words('Espagne') }).click();
  await page.getByRole('button', { name: words('Afficher ce pays') }).click();
  await expect(sheet(page)).toContainText(someWords('rien n’est dû à l’arrivée'));
  await page.goto('/agent/nomenclature');
  await expect(page).toHaveURL(/\?pays=ES$/);
});

test('NOM-13 Without a country, a word and a code find their product, and the sheet says what depends on it', {
  tag: '@desktop',
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/agent/nomenclature');
  await expect(page.getByText(words('non choisi'))).toBeVisible();
  await search(page).fill('6204 42');
  await search(page).press('Enter');
  await expectSheet(page, 'Robe en coton');
  await expect(sheet(page)).toContainText(someWords('Droit normal'));
  await expect(sheet(page)).toContainText(someWords('dépendent du pays d’achat'));
  await expectAccessible(page);
  await expectReadable(page);
  await sheet(page)
    .getByRole('button', { name: words('États-Unis') })
    .click();
  await expect(page).toHaveURL(/\?pays=US&produit=robe-coton$/);
  // What is asked for next takes the focus: the second country.
  await page.getByRole('button', { name: words('Comparer avec un autre pays') }).click();
  await expect(sheet(page).getByRole('combobox')).toBeFocused();
});

test('NOM-03 The last three products found by searching come first, the others on demand', {
  tag: '@desktop',
}, async ({ page }) => {
  await signIn(page, 'hugo');
  await page.goto('/agent/nomenclature?pays=US');
  for (const [text, product] of [
    ['parapluie', 'Parapluie'],
    ['drone', 'Drone'],
    ['bougie', 'Bougies'],
    ['whisky', 'Whisky'],
  ] as const) {
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/product/history/'),
    );
    await find(page, text, product);
    expect((await saved).status()).toBe(200);
  }
  await page.reload();
  await search(page).fill('');
  const history = list(page, 'Dernières recherches');
  await expect(history.getByRole('link')).toHaveCount(3);
  await expect(history.getByRole('link').first()).toContainText('Whisky');
  await history.getByRole('button', { name: firstWords('Voir plus') }).click();
  await expect(history.getByRole('link', { name: firstWords('Parapluie') })).toBeVisible();
});

test('NOM-04 A starred product comes first, and stays after a reload', { tag: '@phone' }, async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/agent/nomenclature?pays=JP&produit=parfum');
  await sheet(page)
    .getByRole('button', { name: words('Ajouter aux favoris') })
    .click();
  await page.reload();
  await expect(sheet(page).getByRole('button', { name: words('Retirer des favoris') })).toBeVisible();
  await page.getByRole('link', { name: words('Retour aux produits') }).click();
  const favourites = list(page, 'Favoris');
  await expect(favourites.getByRole('link', { name: firstWords('Parfum') })).toBeVisible();
  await favourites.getByRole('button', { name: firstWords('Retirer des favoris : Parfum') }).click();
  await expect(favourites).toHaveCount(0);
});

test('NOM-05 The nomenclature is walked at the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/agent/nomenclature?pays=US');
  await expect(page.getByRole('button', { name: firstWords('Alcool') })).toBeVisible();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('whisky');
  await expect(result(page, 'Whisky').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectSheet(page, 'Whisky');
  await search(page).fill('');
  await page.getByRole('button', { name: firstWords('Tabac') }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: words('Cigarettes') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSheet(page, 'Cigarettes');
});

test('NOM-06 The sheet is accessible, well set and fits a small screen · sheet', async ({ page }) => {
  await signIn(page);
  await page.goto('/agent/nomenclature?pays=CH&produit=vin-tranquille');
  await expect(sheet(page)).toContainText(someWords('Frontalier'));
  await expectAccessible(page);
  await expectOutline(page);
  await expectFrenchTypography(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectReadable(page);
});

test('NOM-06 The sheet is accessible, well set and fits a small screen · results', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/agent/nomenclature?pays=CH');
  await search(page).fill('montre');
  await expect(result(page, 'Montre').first()).toBeVisible();
  await expectAccessible(page);
  await expectLargeTargets(page, 44);
});

test('NOM-10 What may not enter and codes are found, and Enter opens the first result', {
  tag: '@desktop',
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/agent/nomenclature?pays=US');
  const results = page.getByRole('search').getByRole('listitem');
  await search(page).fill('foie gras');
  await expect(results.nth(0)).toContainText(someWords('Viande et charcuterie'));
  await expect(results.nth(0)).toContainText(someWords('chapitre 02'));
  await expect(results.nth(0)).toContainText(someWords('Interdit depuis ce pays'));
  await expect(results.nth(1)).toContainText(someWords('NC 1602 20 10'));
  await expect(results.nth(1)).toContainText(someWords('Interdit depuis ce pays'));
  await result(page, 'Foie gras').click();
  await expectSheet(page, 'Foie gras, pâtés');
  await expect(sheet(page)).toContainText(someWords('Interdit depuis ce pays'));
  await expect(sheet(page).getByRole('heading', { name: words('Droit de douane') })).toBeHidden();

  await search(page).fill('ivoire');
  await expect(results.first()).toContainText('Ivoire');
  await search(page).press('Enter');
  await expect(page).toHaveURL(/\?pays=US&reglementation=ivory$/);
  await expect(sheet(page)).toContainText(someWords('nº 338/97'));
  await expect(sheet(page)).toContainText('9601');

  await search(page).fill('6204 42');
  await search(page).press('Enter');
  await expectSheet(page, 'Robe en coton');
  await expectAccessible(page);
  await expectFrenchTypography(page);

  for (const code of ['NC 8525', '85.25', '8525-89', '8525 89 00 19', '85258900']) {
    await search(page).fill(code);
    await expect(results.first()).toContainText(someWords('NC 8525 89 00'));
  }
  await search(page).fill('04');
  await expect(results.first()).toContainText(someWords('Interdit depuis ce pays'));
  await search(page).fill('6204 49 99');
  await expect(page.getByRole('search').getByRole('status')).toContainText(
    someWords('Aucun produit au code 6204 49 99 : voici ceux du code 6204 49'),
  );
  await search(page).fill('9899');
  await expect(page.getByRole('search')).toContainText(someWords('ses quatre ou ses deux premiers chiffres'));
});

test('NOM-11 Two countries stand side by side, and the address carries both', { tag: '@phone' }, async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/agent/nomenclature?pays=US&produit=jambon-cru');
  await sheet(page)
    .getByRole('button', { name: words('Comparer avec un autre pays') })
    .click();
  await page.getByRole('combobox', { name: words('Pays à comparer') }).fill('Suisse');
  await page.getByRole('option', { name: words('Suisse') }).click();
  await page.getByRole('button', { name: words('Comparer'), exact: true }).click();
  await expect(page).toHaveURL(/\?pays=US&produit=jambon-cru&avec=CH$/);
  await expect(
    page.getByRole('heading', { name: words('Comparaison : États-Unis et Suisse') }),
  ).toBeFocused();
  const rows = page
    .getByRole('table', { name: words('Comparaison : États-Unis et Suisse') })
    .getByRole('row');
  const entry = rows.filter({ hasText: someWords('Entrée') });
  await expect(entry.getByRole('cell')).toHaveText(['interdite', 'libre']);
  await expect(entry).toContainText('différent');
  await page.goto('/agent/nomenclature?pays=US&produit=whisky&avec=CH');
  await expect(rows.filter({ hasText: someWords('Accise') })).not.toContainText('différent');
  await expectAccessible(page);
  await expectOutline(page);
  await expectFrenchTypography(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectReadable(page);
  await sheet(page)
    .getByRole('button', { name: words('Ne plus comparer') })
    .click();
  await expect(page).toHaveURL(/\?pays=US&produit=whisky$/);
  await expect(rows).toHaveCount(0);
});

test('NOM-12 The sheet is that of a chosen day of arrival', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/agent/nomenclature?pays=US&produit=whisky');
  await expect(sheet(page)).toContainText(someWords('1 932,42 €'));
  await page.getByRole('button', { name: words('Changer de jour') }).click();
  await page.getByLabel(words('Jour d’arrivée')).fill('2019-06-01');
  await page.getByRole('button', { name: words('Afficher ce jour') }).click();
  await expect(page.getByRole('main')).toContainText(
    someWords('Indiquez un jour à partir du 1er janvier 2025'),
  );
  await expectAccessible(page);
  await page.getByLabel(words('Jour d’arrivée')).fill('2025-06-01');
  await page.getByRole('button', { name: words('Afficher ce jour') }).click();
  await expect(page).toHaveURL(/\?pays=US&produit=whisky&jour=2025-06-01$/);
  await expect(page.getByRole('main')).toContainText(someWords('1er juin 2025'));
  await expect(sheet(page)).not.toContainText(someWords('1 932,42 €'));
  await page.getByRole('button', { name: words('Changer de jour') }).click();
  await page.getByRole('button', { name: words('Revenir à aujourd’hui') }).click();
  await expect(page).toHaveURL(/\?pays=US&produit=whisky$/);
});
