import { centsOf } from '@retour/core';
import {
  expect,
  expectAccessible,
  expectedAnswer,
  expectReadable,
  readCents,
  someWords,
  test,
  words,
} from '../harness';
import { declare, newSurname } from '../review/queue';
import { CreationPage, creationPath, declarant, titles } from './creation-page';

/** A busy machine sheds load; what matters is asked again. */
test.use({ expectedConsole: /status of 503/ });

test('CRE-02 What the agent sees is what the server holds, with the taxes on tobacco and alcohol', {
  tag: '@desktop',
}, async ({ page }) => {
  test.slow();
  const creation = new CreationPage(page);
  await creation.open();
  await creation.answerContact({ ...declarant, 'Adresse e-mail (facultatif)': 'chloe@example.org' });
  await creation.answerTrip();
  await creation.addPerfume();
  await creation.addWhisky();
  await creation.seeSummary();
  const shown = readCents(await page.locator('[data-alcohol-tax]').innerText());
  const expected = expectedAnswer({
    age: 18,
    country: 'US',
    meanOfTransport: 'plane',
    border: false,
    shoppingProducts: [
      { customId: 'a', id: 'parfum', originalValue: 500, currency: 'EUR' },
      { customId: 'b', id: 'whisky', originalValue: 60, currency: 'EUR', amount: 2, alcoholDegree: 40 },
    ],
  });
  expect(await creation.basket.total()).toBe(centsOf(expected.total));
  expect(shown).toBeGreaterThan(0);
  await expect(page.locator('[data-tobacco-tax]')).toHaveCount(0);

  await creation.save();
  const reference = await creation.reference();
  const stored = await creation.stored(reference);
  expect(stored).toMatchObject({
    status: 'submitted',
    version: 2,
    authorType: 'agent',
    age: 18,
    declarantLastName: 'Durand',
    declarantEmail: 'chloe@example.org',
  });
  expect(centsOf(stored.assessment.total)).toBe(centsOf(expected.total));
  expect(centsOf(stored.assessment.alcoholTax ?? 0)).toBe(shown);
  expect(stored.assessment.tobaccoTax).toBe(0);
  expect(readCents(await page.locator('[data-total]').innerText())).toBe(centsOf(expected.total));
  await expect(
    page.getByRole('img', { name: words(`Code QR de la déclaration ${reference}`) }),
  ).toHaveAttribute('data-code', stored.code ?? '');

  await page.reload();
  await expect(creation.title(titles.saved)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Durand|Église|example\.org/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    creation.button('Télécharger le PDF').click(),
  ]);
  expect(download.suggestedFilename()).toBe(`declaration-${reference}.pdf`);
  await creation.basket.link('Ouvrir pour valider et encaisser').click();
  await expect(page).toHaveURL(new RegExp(`/agent/declaration/${reference}$`));
});

test('CRE-03 Articles that the age or the country rules out are taken out, and named', {
  tag: '@desktop',
}, async ({ page }) => {
  test.slow();
  const creation = new CreationPage(page);
  const lines = page.getByRole('main').getByRole('button', { name: /^Pourquoi/ });
  const notice = page.getByRole('status').filter({ hasText: someWords('dans la déclaration') });
  const changeAge = async (age: string): Promise<void> => {
    await page.getByRole('link', { name: words('Modifier : Âge') }).click();
    await page.getByRole('radio', { name: words('Âge exact') }).check();
    await page.getByLabel(words('Âge du voyageur en années')).fill(age);
    await creation.button('Enregistrer et revenir').click();
    await expect(creation.title(titles.summary)).toBeVisible();
  };
  await creation.open();
  await creation.answerContact();
  await creation.answerTrip();
  await creation.addPerfume();
  await creation.addWhisky();
  await creation.seeSummary();
  await expect(lines).toHaveCount(2);

  await changeAge('17');
  await expect(lines).toHaveCount(2);
  await expect(notice).toHaveCount(0);
  await page.getByRole('link', { name: words('Modifier : Pays d’achat') }).click();
  await creation.chooseCountry('Espagne');
  await creation.button('Enregistrer et revenir').click();
  await expect(notice).toContainText('Whisky');
  await expect(lines).toHaveCount(1);

  await page.reload();
  await expect(notice).toContainText('Whisky');
  await page.getByRole('button', { name: words('J’ai compris') }).click();
  await expect(notice).toHaveCount(0);

  await changeAge('12');
  await expect(notice).toHaveCount(0);
  await expect(lines).toHaveCount(1);
  await creation.save();
  const stored = await creation.stored(await creation.reference());
  expect(stored).toMatchObject({ age: 12, country: 'ES' });
  expect(stored.shoppingProducts.map(({ id }) => id)).toEqual(['parfum']);
});

test('CRE-04 A reload in the middle loses nothing; several begun are parked under a name, resumed or erased', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  const creation = new CreationPage(page);
  await creation.open();
  await page.getByLabel(words('Nom de famille')).fill('Duran');
  await page.reload();
  await expect(page.getByLabel(words('Nom de famille'))).toHaveValue('Duran');
  await creation.answerContact();
  await page.getByRole('radio', { name: words('Avion') }).check();
  await page.getByLabel(words('Numéro de vol')).fill('AF 1');
  await page.reload();
  await expect(page.getByLabel(words('Numéro de vol'))).toHaveValue('AF 1');
  await creation.answerTrip();
  await creation.addPerfume();
  await page.reload();
  await expect(creation.title(titles.goods)).toBeVisible();

  await page.goto(creationPath);
  await expect(creation.title(titles.begun)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pour Chloé Durand' })).toContainText('1\u00A0article');
  await creation.basket.link('Reprendre cette déclaration').click();
  await expect(creation.title(titles.summary)).toBeVisible();
  await creation.button('Code QR').click();
  const handover = page.getByRole('dialog', { name: words('Déclaration à reprendre ailleurs') });
  const code = handover.getByRole('img', { name: words('Code QR de la déclaration en cours') });
  await expect(code).toHaveAttribute('data-code', /#1\./);
  expect((await code.boundingBox())?.width).toBeGreaterThan(320);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.goto(creationPath);
  await creation.button('Nouvelle déclaration').click();
  await expect(creation.title(titles.contact)).toBeVisible();
  await expect(page.getByLabel(words('Nom de famille'))).toHaveValue('');
  await page.goto(`${creationPath}/recapitulatif`);
  await expect(creation.title(titles.contact)).toBeVisible();

  await page.getByLabel(words('Nom de famille')).fill('Bernard');
  await creation.button('Mettre de côté').click();
  await page.getByLabel(words('Nom (facultatif)')).fill('Valise bleue');
  await expectAccessible(page);
  await page.getByRole('button', { name: words('Mettre de côté et en commencer une autre') }).click();
  await expect(page.getByLabel(words('Nom de famille'))).toHaveValue('');
  // Nobody forgets one: the home page says how many wait, and leads to them.
  await page.goto('/agent');
  await expect(page.getByText(someWords('2 déclarations mises de côté sur ce poste.'))).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Reprendre' }).click();
  await expect(creation.title('2 déclarations sont commencées')).toBeVisible();
  await expectAccessible(page);
  await expectReadable(page);
  const first = page.getByRole('region', { name: 'Pour Chloé Durand' });
  await expect(first).toContainText('1\u00A0article');
  await first.getByRole('button', { name: 'Reprendre' }).click();
  await expect(creation.title(titles.summary)).toBeVisible();
  await page.goto(creationPath);
  await page.getByRole('region', { name: 'Valise bleue' }).getByRole('button', { name: 'Effacer' }).click();
  await page.getByRole('button', { name: words('Oui, effacer') }).click();
  await expect(creation.title(titles.begun)).toBeVisible();
  await creation.basket.link('Reprendre cette déclaration').click();
  await page.goto(`${creationPath}/coordonnees`);
  await creation.button('Effacer').click();
  await page.getByRole('button', { name: words('Oui, effacer') }).click();
  await expect(page).toHaveURL(/\/agent$/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Durand|Bernard/);
});

test('CRE-10 Empty answers: the same words beside the field and in the summary, which leads to it', {
  tag: '@desktop',
}, async ({ page }) => {
  test.slow();
  const creation = new CreationPage(page);
  await creation.open();
  await expect(creation.title(titles.contact)).toBeVisible();
  await page.getByRole('radio', { name: words('Âge exact') }).check();
  await creation.button('Continuer').click();
  const summary = page.getByRole('region', { name: /à corriger$/ });
  await expect(summary).toBeFocused();
  for (const message of [
    'Indiquez le nom de famille (exemple : Martin).',
    'Indiquez son âge en chiffres, de 1 à 120 (exemple : 16).',
    'Indiquez un code postal français : cinq chiffres (exemple : 75011).',
  ]) {
    await expect(page.getByText(words(message))).toHaveCount(1);
    await expect(summary.getByRole('link', { name: words(message) })).toBeVisible();
  }
  await summary.getByRole('link', { name: /son âge/ }).click();
  await expect(page.getByLabel(words('Âge du voyageur en années'))).toBeFocused();
  await page.getByRole('radio', { name: words('18 ans ou plus') }).check();
  await creation.answerContact();
  await creation.button('Continuer').click();
  await expect(summary.getByRole('link')).toHaveCount(2);
  await summary.getByRole('link', { name: /comment le voyageur rentre/ }).click();
  await expect(page.getByRole('radio', { name: words('Avion') })).toBeFocused();
});

test('CRE-13 What the same traveller used of the allowance the same day is said before the declaration is saved', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const surname = newSurname();
  const shirt = { customId: 'a', id: 'chemise-homme', originalValue: 400, currency: 'EUR' };
  const first = await declare(request, {
    declarantLastName: surname,
    declarantFirstName: declarant.Prénom,
    shoppingProducts: [shirt],
  });
  const creation = new CreationPage(page);
  await creation.open();
  await creation.answerContact({ ...declarant, 'Nom de famille': surname });
  await creation.answerTrip();
  await creation.basket.add({ search: 'parfum', product: 'Parfum', price: '120', currency: 'EUR' });
  await creation.seeSummary();
  const main = page.getByRole('main');
  const used = `La franchise a déjà servi le même jour : 400,00 € sur 430 € (${first.publicId}). Même nom`;
  await expect(main).toContainText(someWords(used));
  await expect(page.getByRole('link', { name: words(`Déclaration ${first.publicId}`) })).toBeVisible();
  await expectAccessible(page);
  await creation.save();
  await expect(page.getByRole('link', { name: words('Ouvrir pour clore') })).toBeVisible();
  await expect(main).toContainText(someWords(used));
  await expectAccessible(page);
});
