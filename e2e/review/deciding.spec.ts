import { centsOf } from '@retour/core';
import { DeclarationPage } from '../declaration/declaration-page';
import { expect, expectAccessible, expectedAnswer, readCents, test, words } from '../harness';
import { costly, declare, expectedConsole, QueuePage } from './queue';

test.use({ expectedConsole });

test('REV-10 Validated, then paid by card, with its receipt and the next one at hand', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const declaration = await declare(request);
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.open(declaration);
  await queue.button('Valider').dblclick();
  await queue.expectDone('Déclaration validée.');
  await queue.button('Enregistrer le paiement').click();
  await page.getByRole('radio', { name: words('Carte bancaire') }).check();
  await queue.button('Paiement reçu').click();
  await queue.expectDone('Paiement enregistré.');
  await expect(page.getByText(words('Payée par carte'))).toBeVisible();
  for (const act of ['Valider', 'Refuser', 'Enregistrer le paiement', 'Corriger']) {
    await expect(queue.button(act).or(queue.link(act))).toHaveCount(0);
  }
  const history = page.getByRole('region', { name: words('Historique') });
  await expect(history.getByRole('listitem')).toHaveText([
    /^Vous avez enregistré le paiement, par carte \(reçu \d{4}-\d{6}\)/,
    /^Vous avez validé la déclaration/,
    /^Le voyageur a envoyé la déclaration/,
    /^Le voyageur a créé le brouillon/,
  ]);
  const [download] = await Promise.all([page.waitForEvent('download'), queue.button('Reçu en PDF').click()]);
  expect(download.suggestedFilename()).toBe(`declaration-${declaration.publicId}.pdf`);
});

test('REV-65 What owes nothing is closed in one press, what owes something is validated and paid for in one act', async ({
  page,
  request,
}) => {
  const shirt = { customId: 'a', id: 'chemise-homme', originalValue: 90, currency: 'EUR' };
  const free = await declare(request, { shoppingProducts: [shirt] });
  const owed = await declare(request);
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.open(free);
  await queue.button('Clore : rien à payer').click();
  await queue.expectDone('Déclaration close.');
  await queue.open(owed);
  await queue.button('Valider et encaisser').click();
  await page.getByRole('radio', { name: words('Carte bancaire') }).check();
  await queue.button('Paiement reçu').click();
  await queue.expectDone('Paiement enregistré.');
  await expect(
    page
      .getByRole('region', { name: words('Historique') })
      .getByRole('listitem')
      .first(),
  ).toHaveText(/^Vous avez validé la déclaration et enregistré le paiement, par carte/);
});

test('REV-66 A payment by several means adds up to the cent, says the change, and its numbered receipt says by which means', async ({
  page,
  request,
}) => {
  const declaration = await declare(request);
  const { total } = declaration.assessment;
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.open(declaration);
  await queue.button('Valider et encaisser').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: words('Plusieurs moyens') }).check();
  await dialog.getByLabel(words('Carte bancaire, en euros')).fill('20');
  await expect(dialog.getByText(/^Reste à répartir\s: /u)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('Paiement reçu') }).click();
  await expect(dialog.getByText(/Les montants doivent faire/u)).toBeVisible();
  const rest = Math.round((total - 20) * 100) / 100;
  await dialog.getByLabel(words('Espèces, en euros')).fill(String(rest).replace('.', ','));
  await dialog.getByLabel(words('Somme donnée en espèces (facultatif)')).fill(String(Math.ceil(rest) + 1));
  await expect(dialog.getByText(/^À rendre\s: 1,/u)).toBeVisible();
  await dialog.getByRole('button', { name: words('Paiement reçu') }).click();
  await queue.expectDone('Paiement enregistré.');
  await expect(page.getByText(words('Payée par carte, en espèces'))).toBeVisible();
  const receipt = page.getByRole('region', { name: words('Reçu') });
  await expect(receipt.getByText(/^2\d{3}-\d{6}$/u)).toBeVisible();
  for (const name of ['Bureau', 'Encaissé par', 'Carte bancaire', 'Espèces', 'Rendu']) {
    await expect(receipt.getByText(words(name), { exact: true })).toBeVisible();
  }
  const history = page.getByRole('region', { name: words('Historique') });
  await expect(history.getByRole('listitem').first()).toContainText(
    /, par carte, en espèces \(reçu 2\d{3}-\d{6}\)/u,
  );
  await expectAccessible(page);
});

test('REV-11 Cash above its limit and a plain cheque above its own are closed, and the signature is asked', {
  tag: '@phone',
}, async ({ page, request }) => {
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.open(await declare(request, costly));
  await queue.button('Valider').click();
  await queue.button('Enregistrer le paiement').click();
  await expect(page.getByRole('radio', { name: /^Espèces Interdit au-dessus de 1\s000/u })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /^Chèque Interdit au-dessus de 1\s500/u })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /^Carte bancaire À partir de 1\s500/u })).toBeEnabled();
  await queue.button('Paiement reçu').click();
  await expect(page.getByText(/Erreur\s:\s*Choisissez le moyen/u)).toBeVisible();
  await page.getByRole('radio', { name: words('Chèque de banque') }).check();
  await queue.button('Paiement reçu').click();
  await queue.expectDone('Paiement enregistré.');
});

test('REV-12 A refusal asks for a reason, which the traveller reads on the confirmation page', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const traveller = await browser.newContext();
  const declaration = new DeclarationPage(await traveller.newPage());
  await declaration.fillIn();
  await declaration.send();
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.open({ publicId: await declaration.reference() });
  await queue.button('Refuser').click();
  await queue.button('Refuser la déclaration').click();
  await expect(page.getByText(/Choisissez un motif\./)).toBeVisible();
  await page.getByRole('radio', { name: words('Autre motif') }).check();
  await page.getByLabel(words('Votre motif')).fill('non');
  await queue.button('Refuser la déclaration').click();
  await expect(page.getByText(/10 lettres ou chiffres au moins/)).toBeVisible();
  await page.getByLabel(words('Votre motif')).fill('Contrefaçon remise au service.');
  await queue.button('Refuser la déclaration').click();
  await queue.expectDone('Déclaration refusée.');
  await expect(declaration.title('Votre déclaration est refusée')).toBeVisible({ timeout: 30_000 });
  await expect(declaration.page.getByText(/Contrefaçon remise au service\./)).toBeVisible();
  await traveller.close();
});

test('REV-13 A correction shows the difference before it is made, and the version before stays readable', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const declaration = await declare(request);
  const before = centsOf(declaration.assessment.total);
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.open(declaration);
  await queue.link('Corriger').click();
  await queue.button('Calculer le nouveau total').click();
  await expect(page.getByRole('region', { name: /à corriger$/ })).toBeFocused();
  await page.getByLabel(words('Prix payé pour toute la ligne')).fill('620,50');
  await queue.explain('Facture de 620,50 euros présentée.');
  await queue.button('Calculer le nouveau total').click();
  await expect(page.getByRole('heading', { name: words('Avant d’enregistrer') })).toBeFocused();
  const difference = readCents(await page.locator('[data-difference]').innerText());
  const after = readCents(await page.locator('[data-new-total]').innerText());
  expect(after).toBeGreaterThan(before);
  expect(difference).toBe(after - before);

  await page.getByLabel(words('Prix payé pour toute la ligne')).fill('620,5');
  await expect(queue.button('Enregistrer la correction')).toBeHidden();
  await queue.button('Calculer le nouveau total').click();
  await queue.button('Enregistrer la correction').click();
  await queue.expectDone('Correction enregistrée.');
  expect(readCents(await queue.total().innerText())).toBe(after);
  await expect(page.getByText(/Facture de 620,50 euros présentée\./)).toBeVisible();

  await queue.link('Lire la version 2, avant correction').click();
  await expect(page.getByText(words('Version 2, remplacée'))).toBeVisible();
  expect(readCents(await queue.total().innerText())).toBe(before);
});

test('REV-14 A line is reclassified: the new total is the one of the right product', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const declaration = await declare(request);
  const expected = centsOf(
    expectedAnswer({
      age: 34,
      country: 'US',
      meanOfTransport: 'plane',
      border: false,
      shoppingProducts: [{ customId: 'a', id: 'robe-coton', originalValue: 500, currency: 'EUR' }],
    }).total,
  );
  expect(expected).not.toBe(centsOf(declaration.assessment.total));
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.open(declaration);
  await queue.link('Corriger').click();
  await page.getByRole('combobox', { name: words('Classement') }).fill('robe en coton');
  await page.getByRole('option', { name: /coton/ }).first().click();
  await queue.explain('Ce n’est pas un parfum.');
  await queue.button('Calculer le nouveau total').click();
  expect(readCents(await page.locator('[data-new-total]').innerText())).toBe(expected);
  await queue.button('Enregistrer la correction').click();
  await queue.expectDone('Correction enregistrée.');
  expect(readCents(await queue.total().innerText())).toBe(expected);
  await expect(page.getByRole('main')).toContainText(/coton/);
});
