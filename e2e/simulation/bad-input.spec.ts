import type { Page } from '@playwright/test';
import { expect, pressTwice, SimulatorPage, someWords, test, words } from '../harness';

/** The summary has the focus, repeats the message beside the field, and leads to it; the title says so. */
async function expectFault(page: Page, message: string): Promise<void> {
  const summary = page.getByRole('region', { name: words('Une réponse est à corriger') });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(someWords(message));
  await expect(page).toHaveTitle(/^Erreur/);
  await expect(page.getByRole('main').getByText(someWords(message))).toHaveCount(2);
}

test('SIM-15 An answer left out is asked for beside its field, at each question', { tag: '@phone' }, async ({
  page,
}) => {
  const simulator = new SimulatorPage(page);
  await simulator.open();
  await simulator.button('Continuer').click();
  await expectFault(page, 'Indiquez votre âge en chiffres, de 1 à 120 (exemple : 34).');
  await page.getByRole('link', { name: someWords('Indiquez votre âge') }).click();
  await expect(page.getByLabel(words('Votre âge'))).toBeFocused();
  await simulator.answerAge(34);
  await expect(page).not.toHaveTitle(/^Erreur/);

  await simulator.button('Continuer').click();
  await expectFault(page, 'Choisissez comment vous rentrez en France (exemple : Avion).');
  await simulator.answerTransport('Voiture');

  await simulator.button('Continuer').click();
  await expectFault(page, 'Choisissez un pays dans la liste (exemple : Japon).');
  await simulator.answerCountry('Suisse');

  await simulator.button('Continuer').click();
  await expectFault(page, 'Répondez par oui ou par non.');
});

test('SIM-133 A double press on « Continuer » goes on once, and says no fault of the next question', {
  tag: '@phone',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.open();
  await page.getByLabel(words('Votre âge')).fill('34');
  await pressTwice(simulator.button('Continuer'));
  await expect(simulator.title('Comment rentrez-vous en France ?')).toBeVisible();
  await page.getByRole('radio', { name: words('Avion') }).check();

  const box = await simulator.button('Continuer').boundingBox();
  if (box === null) throw new Error('the button is not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x + 3, y + 2)]);
  await expect(simulator.title('De quel pays rapportez-vous vos achats ?')).toBeVisible();
  await expect(page).not.toHaveTitle(/^Erreur/u);
  await expect(page.getByText(someWords('est à corriger'))).toHaveCount(0);
  await page.goBack();
  await expect(simulator.title('Comment rentrez-vous en France ?')).toBeVisible();
  await page.goBack();
  await expect(simulator.title('Quel âge avez-vous ?')).toBeVisible();
});

test('SIM-16 An impossible age is refused and what was typed is kept', { tag: '@phone' }, async ({
  page,
}) => {
  const simulator = new SimulatorPage(page);
  await simulator.open();
  for (const text of ['0', '121', '12,5', 'douze', '1e2', '-3']) {
    await page.getByLabel(words('Votre âge')).fill(text);
    await simulator.button('Continuer').click();
    await expectFault(page, 'Indiquez votre âge en chiffres, de 1 à 120 (exemple : 34).');
    await expect(page.getByLabel(words('Votre âge'))).toHaveValue(text);
  }
});

test('SIM-17 A price that is none is refused beside its field and kept', { tag: '@phone' }, async ({
  page,
}) => {
  const simulator = new SimulatorPage(page);
  await simulator.haveAnswered({ age: 34, transport: 'Avion', country: 'États-Unis' });
  await simulator.choose({ search: 'parfum', product: 'Parfum' });
  for (const text of ['', 'NaN', '1e5', '-4', '20 000 000', '12,3,4']) {
    await page.getByLabel(words('Prix d’un article')).fill(text);
    await simulator.button('Ajouter au panier').click();
    await expectFault(page, 'Indiquez le prix en chiffres, entre 0 et 10 000 000 (exemple : 12,50).');
    await expect(page.getByLabel(words('Prix d’un article'))).toHaveValue(text);
  }
});

test('SIM-18 An ambiguous number is asked back, never guessed', { tag: '@phone' }, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.haveAnswered({ age: 34, transport: 'Avion', country: 'États-Unis' });
  await simulator.choose({ search: 'parfum', product: 'Parfum' });
  await simulator.fill({ price: '1,234', currency: 'TND' });
  await simulator.button('Ajouter au panier').click();
  await expect(page.getByRole('group', { name: words('Vous voulez dire :') })).toBeVisible();
  await page.getByRole('button', { name: words('1 234') }).click();
  await simulator.button('Ajouter au panier').click();
  await simulator.seeResult();
  await expect(page.getByRole('main')).toContainText(/1\s234\sTND/u);
});

test('SIM-19 An unlisted article is estimated and said to be for the officer to assess', {
  tag: '@phone',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.haveAnswered({ age: 34, transport: 'Avion', country: 'États-Unis' });
  await page.getByRole('link', { name: someWords('Autre article, pas dans la liste') }).click();
  await page.getByLabel(words('Nom de l’article')).fill('Lampe d’artiste');
  await simulator.fill({ price: '2000', currency: 'EUR' });
  await simulator.button('Ajouter au panier').click();
  await simulator.seeResult();
  await expect(simulator.title('Le montant est à préciser')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/À\sévaluer/u);
});
