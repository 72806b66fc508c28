import { addDays, checkDeclarationCode, dayInParis } from '@retour/contract';
import { centsOf, formatDay, readDeclarationCode } from '@retour/core';
import { expect, expectedAnswer, readCents, someWords, test, words } from '../harness';
import { chloe, DeclarationPage, perfume, titles } from './declaration-page';
import { storedDeclaration } from './stored-declaration';

/** A busy machine sheds load: the call is made again by itself. */
test.use({ expectedConsole: /status of 503/ });

const whisky = {
  search: 'whisky',
  product: 'Whisky',
  price: '60',
  currency: 'EUR',
  amount: { label: 'Quantité en litres', text: '1,5' },
} as const;

test('DEC-01 From age to QR code: what is shown is what the server holds, to the cent', async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.typeIn([perfume, whisky]);
  await declaration.send();

  const identity = await declaration.identity();
  const stored = await storedDeclaration(page, identity);
  expect(stored).toMatchObject({
    status: 'submitted',
    authorType: 'user',
    publicId: await declaration.reference(),
    age: 34,
    country: 'US',
    meanOfTransport: 'plane',
    border: false,
    flightNumber: 'AF123',
    declarantLastName: chloe.lastName,
    declarantFirstName: chloe.firstName,
    declarantAddressStreet: chloe.address,
    declarantAddressPostalCode: '75011',
    declarantAddressCity: chloe.city,
    declarantAddressCountry: 'FR',
    declarantEmail: chloe.email,
    declarantPhoneNumber: '+33612345678',
  });
  const expected = expectedAnswer({
    age: stored.age,
    meanOfTransport: stored.meanOfTransport,
    country: stored.country,
    border: stored.border,
    shoppingProducts: stored.shoppingProducts,
  });
  expect(centsOf(stored.assessment.total)).toBe(centsOf(expected.total));
  expect(await declaration.total()).toBe(centsOf(expected.total));
  expect(expected.total).toBeGreaterThan(0);
});

test('DEC-02 The QR code names the declaration and its frozen total, signed by the server', {
  tag: '@phone',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  await declaration.send();
  const identity = await declaration.identity();
  const drawn = page.getByRole('img', {
    name: words(`Code QR de la déclaration ${await declaration.reference()}`),
  });
  await expect(drawn).toHaveAttribute('data-code', identity.code);
  const readKeys = () => page.request.get('/api/declaration/signing-key/');
  await expect.poll(async () => (await readKeys()).status()).toBe(200);
  const keys = await (await readKeys()).json();
  const checked = await checkDeclarationCode(identity.code, keys, crypto.subtle);
  expect(checked).toMatchObject({
    kind: 'genuine',
    code: { declarationId: identity.id, total: await declaration.total() },
  });
  const forged = identity.code.replace(/~\d+\+?~/, '~1~');
  expect(readDeclarationCode(forged)).not.toBeNull();
  expect(await checkDeclarationCode(forged, keys, crypto.subtle)).toEqual({ kind: 'forged' });
});

test('DEC-03 A reload in the middle of every step loses nothing', { tag: '@phone' }, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.open();
  await expect(page.locator('#loading')).toHaveCount(0);
  await page.getByLabel(words('Votre âge')).fill('3');
  await page.reload();
  await expect(page.getByLabel(words('Votre âge'))).toHaveValue('3');
  await declaration.answerAge(34);
  await declaration.fillContact({ lastName: 'Mar', email: 'x@' });
  await page.reload();
  await expect(declaration.field('lastName')).toHaveValue('Mar');
  await expect(declaration.field('email')).toHaveValue('x@');
  await declaration.answerContact();
  await declaration.fillTrip('Avion', 'Japon', 'AF');
  await page.reload();
  await expect(page.getByLabel(words('Numéro de vol'))).toHaveValue('AF');
  await expect(page.getByRole('combobox')).toHaveValue('Japon');
  await declaration.answerTrip('Avion', 'Japon');
  await declaration.basket.choose(perfume);
  await page.getByLabel(words('Prix d’un article')).fill('80');
  await page.reload();
  await expect(page.getByLabel(words('Prix d’un article'))).toHaveValue('80');
  await declaration.button('Ajouter au panier').click();
  await declaration.check();
  await page.reload();
  await expect(page.getByText(chloe.email)).toBeVisible();
  await declaration.send();
  const reference = await declaration.reference();
  await page.reload();
  await expect(declaration.title(titles.sent)).toBeVisible();
  expect(await declaration.reference()).toBe(reference);
});

test('DEC-04 Back, by the link or the browser, keeps the answers', { tag: '@phone' }, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.typeIn();
  await page.goBack();
  await expect(declaration.title(titles.products)).toBeVisible();
  await page.goto('/declaration/ajout/transports');
  await expect(page.getByRole('radio', { name: words('Avion') })).toBeChecked();
  await expect(page.getByRole('combobox')).toHaveValue('États-Unis');
  await declaration.basket.link('Retour').click();
  await expect(declaration.field('lastName')).toHaveValue(chloe.lastName);
  await declaration.basket.link('Retour').click();
  await expect(page.getByLabel(words('Votre âge'))).toHaveValue('34');
  await page.goBack();
  await expect(declaration.field('city')).toHaveValue(chloe.city);
  await page.goto('/declaration/verification');
  await expect(declaration.title(titles.check)).toBeVisible();
});

test('DEC-05 Each line of the check leads to its question and back', { tag: '@phone' }, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn();
  const edits = page
    .getByRole('main')
    .locator('dl')
    .getByRole('link', { name: /^Modifier/ });
  const count = await edits.count();
  expect(count).toBe(8);
  for (let line = 0; line < count; line += 1) {
    await edits.nth(line).click();
    await expect(declaration.title(titles.check)).toBeHidden();
    await declaration.button('Enregistrer et revenir').click();
    await expect(declaration.title(titles.check)).toBeVisible();
  }
  await page.getByRole('link', { name: words('Modifier : Prénom et nom') }).click();
  await declaration.field('lastName').fill('Durand');
  await declaration.button('Enregistrer et revenir').click();
  await expect(page.getByText('Chloé Durand')).toBeVisible();

  const tomorrow = addDays(dayInParis(new Date()), 1);
  const arrival = page.getByLabel(words('Jour d’arrivée'));
  await arrival.selectOption(tomorrow);
  await page.reload();
  await expect(arrival).toHaveValue(tomorrow);

  const before = readCents(await page.getByText(words('À payer à la douane')).locator('..').innerText());
  await page.getByRole('button', { name: words('Pourquoi ? Parfum') }).click();
  await page.getByRole('link', { name: words('Modifier : Parfum') }).click();
  await page.getByLabel(words('Prix d’un article')).fill('600');
  await declaration.button('Enregistrer').click();
  await expect(declaration.title(titles.check)).toBeVisible();
  await expect
    .poll(async () => readCents(await page.getByText(words('À payer à la douane')).locator('..').innerText()))
    .toBe((before * 600) / 500);
  await declaration.send();
  expect((await storedDeclaration(page, await declaration.identity())).date).toBe(tomorrow);
  await expect(page.getByRole('main')).toContainText(
    someWords(`Arrivée en France le ${formatDay(tomorrow)}. Retour des États-Unis en avion`),
  );
});

test('DEC-06 A step whose turn has not come leads to the one that is due', { tag: '@phone' }, async ({
  page,
}) => {
  const declaration = new DeclarationPage(page);
  for (const path of [
    'ajout/coordonnees',
    'ajout/transports',
    'produits',
    'panier',
    'verification',
    'envoi',
  ]) {
    await page.goto(`/declaration/${path}`);
    await expect(page).toHaveURL(/\/declaration\/ajout\/age$/);
  }
  await declaration.answerAge(34);
  await page.goto('/declaration/verification');
  await expect(page).toHaveURL(/\/declaration\/ajout\/coordonnees$/);
  await page.goto('/declaration/confirmation');
  await expect(
    page.getByRole('heading', { level: 1, name: words('Aucune déclaration envoyée') }),
  ).toBeVisible();
});

test('DEC-07 An article that a new age forbids is said, and holds the sending back', {
  tag: '@phone',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.fillIn([whisky]);
  await page.getByRole('link', { name: words('Modifier : Âge') }).click();
  await page.getByLabel(words('Votre âge')).fill('15');
  await declaration.button('Enregistrer et revenir').click();
  await expect(page.getByRole('main')).toContainText(/Whisky/);
  await expect(page.getByRole('alert')).toContainText(/aucune franchise.*à un agent.*âge/u);
  await expect(declaration.button('Envoyer ma déclaration')).toBeDisabled();
});
