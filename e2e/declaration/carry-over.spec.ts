import { centsOf } from '@retour/core';
import { expect, SimulatorPage, test, words } from '../harness';
import { chloe, DeclarationPage, perfume, titles } from './declaration-page';
import { storedDeclaration } from './stored-declaration';

/** A busy machine sheds load: the call is made again by itself. */
test.use({ expectedConsole: /status of 503/ });

test('DEC-30 A simulation is carried over: only contact details and flight number are asked', {
  tag: '@desktop',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.answer({ age: 41, transport: 'Avion', country: 'Japon' });
  await simulator.add(perfume);
  await simulator.seeResult();
  const total = await simulator.total();
  await simulator.link('Déclarer mes achats').click();
  await expect(page).toHaveURL(/\/simulateur\/declaration$/);

  const declaration = new DeclarationPage(page);
  await declaration.button('Déclarer ces achats').click();
  await declaration.answerContact();
  await expect(declaration.title('Quel est votre numéro de vol ?')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByLabel(words('Numéro de vol')).fill('jl45');
  await declaration.goOn();
  await expect(declaration.title(titles.check)).toBeVisible();
  await declaration.send();
  expect(await declaration.total()).toBe(total);
  const stored = await storedDeclaration(page, await declaration.identity());
  expect(stored).toMatchObject({ age: 41, country: 'JP', meanOfTransport: 'plane', flightNumber: 'JL45' });
  expect(centsOf(stored.assessment.total)).toBe(total);

  // Its simulation leads to it from there on, and offers no second one.
  await page.goto('/simulateur/recapitulatif');
  await expect(page.getByText(words('Ces achats sont déjà déclarés.'))).toBeVisible();
  await expect(simulator.link('Déclarer mes achats')).toHaveCount(0);
  await simulator.link('Voir la déclaration').click();
  expect(await declaration.total()).toBe(total);
});

test('DEC-31 By car nothing but the contact details is missing; known ones are not asked again', {
  tag: '@desktop',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  const declaration = new DeclarationPage(page);
  await declaration.open();
  await declaration.answerAge(20);
  await declaration.answerContact();
  await simulator.answer({ age: 41, transport: 'Voiture', country: 'Suisse', border: true });
  await simulator.add(perfume);
  await page.goto('/simulateur/declaration');
  await expect(page.getByText(words('Votre nom et votre adresse.'))).toHaveCount(0);
  await declaration.button('Déclarer ces achats').click();
  await expect(declaration.title(titles.check)).toBeVisible();
  await expect(page.getByText(chloe.email)).toBeVisible();
  await expect(page.getByText(words('41 ans'))).toBeVisible();
  await expect(page.getByRole('link', { name: words('Modifier : Frontalier') })).toBeVisible();
});

test('DEC-32 Without a simulation to carry over, both ways forward are offered', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/simulateur/declaration');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: words('Rien à reprendre') })).toBeVisible();
  await expect(main.getByRole('link', { name: words('Simuler mes achats') })).toBeVisible();
  await main.getByRole('link', { name: words('Déclarer sans simuler') }).click();
  await expect(page).toHaveURL(/\/declaration\/ajout\/age$/);
});

test('DEC-33 Home leads to the declaration in one press, and back to the one begun', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: words('Déclarer mes achats') })
    .click();
  const declaration = new DeclarationPage(page);
  await declaration.answerAge(34);
  await page.goto('/');
  await page.getByRole('link', { name: words('Reprendre la déclaration') }).click();
  await expect(declaration.title(titles.contact)).toBeVisible();
});
