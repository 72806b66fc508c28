import { centsOf } from '@retour/core';
import { expect, expectAccessible, expectedAnswer, type Purchase, test, words } from '../harness';
import { signIn } from '../harness/agent';
import { DeclarationPage } from './declaration-page';
import { storedDeclaration } from './stored-declaration';

/** A busy machine sheds load: the call is made again by itself. */
test.use({ expectedConsole: /status of 503/ });

const bottle = { search: 'parfum', product: 'Parfum', price: '300' } as const;
const american: Purchase = { ...bottle, currency: 'EUR' };
const japanese: Purchase = { ...bottle, boughtIn: 'Japon', price: '40000' };
const spanish: Purchase = { ...bottle, boughtIn: 'Espagne' };

test('DEC-29 Three countries in one basket: one allowance, declared, then seen by the officer', {
  tag: '@phone',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn([american, japanese, spanish]);
  const lines = page.getByRole('main').getByRole('listitem');
  for (const country of ['Japon', 'Espagne']) {
    await expect(
      lines.filter({ hasText: `pays d’achat` }).filter({ hasText: country }).first(),
    ).toBeVisible();
  }
  await expectAccessible(page);
  await declaration.send();

  const stored = await storedDeclaration(page, await declaration.identity());
  expect(stored.shoppingProducts.map(({ currency, purchaseCountry }) => [currency, purchaseCountry])).toEqual(
    [
      ['EUR', undefined],
      ['JPY', 'JP'],
      ['EUR', 'ES'],
    ],
  );
  const { age, meanOfTransport, country, border, shoppingProducts } = stored;
  const expected = expectedAnswer({ age, meanOfTransport, country, border, shoppingProducts });
  expect(centsOf(stored.assessment.total)).toBe(centsOf(expected.total));
  expect(await declaration.total()).toBe(centsOf(expected.total));
  expect(expected.allowances).toEqual([{ pot: 'value', limit: 430, used: 300 }]);
  expect(expected.shoppingProducts.map(({ status }) => status).toSorted()).toEqual([
    'relieved',
    'taxed',
    'unlimited',
  ]);

  await signIn(page);
  await page.goto(`/agent/declaration/${stored.publicId}`);
  const sheet = page.getByRole('main');
  await expect(sheet.getByText(/pays d’achat\s:\sJapon/)).toBeVisible();
  await expect(sheet.getByText(/pays d’achat\s:\sEspagne/)).toBeVisible();
});

test('DEC-45 A country that is none, or outside the Union on a trip inside it, is told what to do', {
  tag: '@phone',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.open();
  await declaration.answerAge(34);
  await declaration.answerContact();
  await declaration.answerTrip('Train', 'Espagne');
  await declaration.basket.choose(bottle);
  await declaration.basket.fill({ price: '300', currency: 'EUR', boughtIn: 'Japon' });
  await declaration.button('Ajouter au panier').click();
  const main = page.getByRole('main');
  await expect(main.getByText(/comme pays du voyage/).first()).toBeVisible();
  const field = page.getByRole('combobox', { name: words('Pays d’achat') });
  await field.fill('Atlantide');
  await declaration.button('Ajouter au panier').click();
  await expect(main.getByText(/Choisissez un pays dans la liste/).first()).toBeVisible();
  await field.fill('');
  await declaration.button('Ajouter au panier').click();
  await expect(main.getByText(/ajouté(?: au panier)?\./)).toBeVisible();
});
