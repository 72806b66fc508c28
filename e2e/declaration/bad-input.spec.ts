import {
  enlargeText,
  expect,
  expectInSight,
  expectNoSidewaysScroll,
  someWords,
  test,
  words,
} from '../harness';
import { chloe, type Declarant, DeclarationPage, titles } from './declaration-page';
import { storedDeclaration } from './stored-declaration';

/** A busy machine sheds load: the call is made again by itself. */
test.use({ expectedConsole: /status of 503/ });

test('DEC-40 Empty answers: the same words beside the field and in the summary, which leads to it', {
  tag: '@phone',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  const summary = page.getByRole('region', { name: /à corriger$/ });
  const expectSummary = async (count: number): Promise<void> => {
    await declaration.goOn();
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Erreur\s: /);
    const links = summary.getByRole('link');
    await expect(links).toHaveCount(count);
    for (const link of await links.all()) {
      const message = await link.innerText();
      await link.click();
      const field = page.locator(':focus');
      const description = (await field.getAttribute('aria-describedby')) ?? '';
      const group = field.locator('xpath=ancestor::fieldset[@aria-describedby]').first();
      const ids = description || ((await group.getAttribute('aria-describedby')) ?? '');
      const texts = await Promise.all(ids.split(' ').map((id) => page.locator(`[id="${id}"]`).innerText()));
      expect(texts.join(' ')).toContain(message);
    }
  };
  await declaration.open();
  await expectSummary(1);
  await declaration.answerAge(34);
  await expect(page).not.toHaveTitle(/Erreur/);
  await expectSummary(5);
  // A summary taller than the window is read from its title on, and no error is wider than the window.
  await page.setViewportSize({ width: 320, height: 640 });
  await enlargeText(page, 200);
  await declaration.field('phoneNumber').fill('abc');
  await declaration.goOn();
  await expect(summary).toBeFocused();
  await expectInSight(summary.getByRole('heading'));
  await expectNoSidewaysScroll(page);
  await enlargeText(page, 100);
  await page.setViewportSize({ width: 360, height: 740 });
  await declaration.answerContact();
  await expect(declaration.title(titles.trip)).toBeVisible();
  await expectSummary(2);
  await page.getByRole('radio', { name: words('Avion') }).check();
  await expectSummary(2);
});

const refused: readonly (readonly [keyof Declarant, string, RegExp])[] = [
  ['lastName', 'R2D2', someWords('Indiquez un nom')],
  ['firstName', 'a'.repeat(61), someWords('Indiquez un prénom')],
  ['postalCode', '7501', someWords('cinq chiffres (exemple : 75011)')],
  ['email', 'nom@exemple', someWords('exemple : nom@exemple.fr')],
  ['phoneNumber', '12', someWords('06 12 34 56 78')],
];

test('DEC-41 What cannot be accepted is kept, with what to write instead', { tag: '@desktop' }, async ({
  page,
}) => {
  const declaration = new DeclarationPage(page);
  const expectKept = async (): Promise<void> => {
    for (const [field, typed] of refused) await expect(declaration.field(field)).toHaveValue(typed);
  };
  await declaration.open();
  await declaration.answerAge(34);
  await declaration.fillContact({
    ...chloe,
    ...Object.fromEntries(refused.map(([field, typed]) => [field, typed])),
  });
  await declaration.goOn();
  for (const [field, , message] of refused) {
    await expect(page.getByRole('region', { name: /à corriger$/ })).toContainText(message);
    await expect(declaration.field(field)).toHaveAttribute('aria-invalid', 'true');
  }
  await expectKept();
  await page.reload();
  await expectKept();
});

test('DEC-42 Harmless characters are accepted, other alphabets too', { tag: '@desktop' }, async ({
  page,
}) => {
  const declaration = new DeclarationPage(page);
  await declaration.open();
  await declaration.answerAge(34);
  await declaration.fillContact({
    lastName: ' Nguyễn\u00A0‑\u202FO’Connor ',
    firstName: '明 Анна',
    address: '3 bis, impasse de l’Œuf',
    postalCode: '13 001',
    city: 'L’Haÿ-les-Roses',
    email: ' user+tag@exemple.fr ',
    phoneNumber: '+33 (0)6.12.34.56.78',
  });
  await declaration.goOn();
  await declaration.answerTrip('Avion', 'Japon', ' jl\u00A045 ');
  await declaration.basket.add({ search: 'parfum', product: 'Parfum', price: '80', currency: 'EUR' });
  await declaration.check();
  await declaration.send();
  expect(await storedDeclaration(page, await declaration.identity())).toMatchObject({
    declarantLastName: 'Nguyễn - O’Connor',
    declarantFirstName: '明 Анна',
    declarantAddressPostalCode: '13001',
    declarantEmail: 'user+tag@exemple.fr',
    declarantPhoneNumber: '+33612345678',
    flightNumber: 'JL45',
  });
});

test('DEC-43 Code typed in a text field is sent and shown as text', { tag: '@desktop' }, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  const address = `<img src=x onerror="alert(1)">'; DROP TABLE declaration;--`;
  await declaration.open();
  await declaration.answerAge(34);
  await declaration.answerContact({ ...chloe, address });
  await declaration.answerTrip();
  await declaration.basket.add({ search: 'parfum', product: 'Parfum', price: '80', currency: 'EUR' });
  await declaration.check();
  await expect(page.getByText(address)).toBeVisible();
  await declaration.send();
  const stored = await storedDeclaration(page, await declaration.identity());
  expect(stored.declarantAddressStreet).toBe(address);
});

const attributes: readonly (readonly [keyof Declarant, Readonly<Record<string, string>>])[] = [
  ['lastName', { type: 'text', autocomplete: 'family-name' }],
  ['firstName', { type: 'text', autocomplete: 'given-name' }],
  ['address', { type: 'text', autocomplete: 'address-line1' }],
  ['postalCode', { type: 'text', autocomplete: 'postal-code', inputmode: 'numeric' }],
  ['city', { type: 'text', autocomplete: 'address-level2' }],
  ['email', { type: 'email', autocomplete: 'email', inputmode: 'email' }],
  ['phoneNumber', { type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
];

test('DEC-44 Personal fields carry their autocomplete, keyboard and type', { tag: '@desktop' }, async ({
  page,
}) => {
  const declaration = new DeclarationPage(page);
  await declaration.open();
  await expect(page.getByLabel(words('Votre âge'))).toHaveAttribute('inputmode', 'numeric');
  await declaration.answerAge(34);
  for (const [field, expected] of attributes) {
    for (const [name, value] of Object.entries(expected)) {
      await expect(declaration.field(field)).toHaveAttribute(name, value);
    }
  }
  await expect(page.getByLabel(words('Pays'))).toHaveAttribute('autocomplete', 'country');
  await page.getByLabel(words('Pays')).selectOption('GB');
  // Some countries have none.
  await expect(page.getByLabel(words('Code postal (facultatif)'))).toHaveAttribute('inputmode', 'text');
});
