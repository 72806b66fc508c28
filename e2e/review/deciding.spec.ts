import type { Locator } from '@playwright/test';
import { centsOf } from '@retour/core';
import { DeclarationPage } from '../declaration/declaration-page';
import {
  enlargeText,
  expect,
  expectAccessible,
  expectedAnswer,
  expectInSight,
  expectNoSidewaysScroll,
  pressTwice,
  readCents,
  someWords,
  test,
  words,
} from '../harness';
import { costly, declare, expectedConsole, newSurname, QueuePage } from './queue';

test.use({ expectedConsole });

test('REV-10 Validated, then paid by card, with its receipt and the next one at hand', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const declaration = await declare(request);
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.open(declaration);
  await pressTwice(queue.button('Valider'));
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
    /^Vous avez enregistré le paiement, par carte \(reçu [A-Z\d-]+-\d{4}-\d{6}\)/,
    /^Vous avez validé la déclaration/,
    /^Le voyageur a envoyé la déclaration/,
    /^Le voyageur a créé le brouillon/,
  ]);
  const [download] = await Promise.all([page.waitForEvent('download'), queue.button('Reçu en PDF').click()]);
  expect(download.suggestedFilename()).toBe(`recu-${declaration.publicId}.pdf`);
});

test('REV-65 What owes nothing is closed in one press, what owes something is validated and paid for in one act', {
  tag: '@desktop',
}, async ({ page, request }) => {
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

test('REV-66 A payment by several means adds up to the cent, says the change, and its numbered receipt says by which means', {
  tag: '@phone',
}, async ({ page, request }) => {
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
  await expect(dialog.getByText(/^À rendre\s: 1,/u)).toBeInViewport();
  await dialog.getByRole('button', { name: words('Paiement reçu') }).click();
  await queue.expectDone('Paiement enregistré.');
  await expect(page.getByText(words('Payée par carte et en espèces'))).toBeVisible();
  const receipt = page.getByRole('region', { name: words('Reçu') });
  await expect(receipt.getByText(/^[A-Z\d-]+-2\d{3}-\d{6}$/u)).toBeVisible();
  for (const name of ['Bureau', 'Encaissé par', 'Carte bancaire', 'Espèces', 'Monnaie rendue']) {
    await expect(receipt.getByText(words(name), { exact: true })).toBeVisible();
  }
  const history = page.getByRole('region', { name: words('Historique') });
  await expect(history.getByRole('listitem').first()).toContainText(
    /, par carte et en espèces \(reçu [A-Z\d-]+-2\d{3}-\d{6}\)/u,
  );
  await expectAccessible(page);
});

test('REV-90 The amount that is typed and what is left to share or to give back are in sight together, in each window', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const declaration = await declare(request);
  const queue = new QueuePage(page);
  await queue.signIn();
  const dialog = page.getByRole('dialog');
  for (const [width, height] of [
    [1366, 768],
    [1280, 800],
    [360, 740],
  ] as const) {
    for (const size of [100, 200]) {
      await page.setViewportSize({ width, height });
      await queue.open(declaration);
      await enlargeText(page, size);
      await queue.button('Valider et encaisser').click();
      await dialog.getByRole('radio', { name: words('Plusieurs moyens') }).check();
      await dialog.getByLabel(words('Carte bancaire, en euros')).focus();
      await page.keyboard.type('20');
      const left = dialog.getByRole('status').filter({ hasText: /^Reste à répartir/u });
      for (const name of ['Carte bancaire', 'Espèces', 'Chèque', 'Chèque de banque']) {
        await test.step(`${name}, ${width} × ${height}, ${size} %`, async () => {
          await expect(dialog.getByLabel(words(`${name}, en euros`), { exact: true })).toBeFocused();
          await expectInSight(dialog.locator('input:focus'));
          await expectInSight(left);
        });
        await page.keyboard.press('Tab');
      }
      const rest = Math.round((declaration.assessment.total - 20) * 100) / 100;
      await dialog.getByLabel(words('Espèces, en euros')).fill(String(rest).replace('.', ','));
      const given = dialog.getByLabel(words('Somme donnée en espèces (facultatif)'));
      await given.focus();
      await page.keyboard.type(String(Math.ceil(rest) + 1));
      await test.step(`given, ${width} × ${height}, ${size} %`, async () => {
        await expectInSight(given);
        await expectInSight(dialog.getByRole('status').filter({ hasText: /^À rendre/u }));
      });
      await page.keyboard.press('Escape');
    }
  }
});

test('REV-11 Cash above its limit and a plain cheque above its own are closed, and the signature is asked', {
  tag: '@phone',
}, async ({ page, request }) => {
  const queue = new QueuePage(page);
  await queue.signIn();
  const declaration = await declare(request, costly);
  // On a narrow phone a little enlarged, where their bar has no line for them, the acts stand with the amount.
  const usual = page.viewportSize() ?? { width: 360, height: 740 };
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 18 } });
  await page.setViewportSize({ width: 320, height: 740 });
  await queue.open(declaration);
  await expectInSight(queue.button('Valider et encaisser'));
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await page.setViewportSize(usual);
  await page.reload();
  await queue.button('Valider').click();
  // In text twice as large, no act of the window is cut below its words.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const size of [usual, { width: 320, height: 640 }]) {
    await page.setViewportSize(size);
    await page.reload();
    await queue.button('Enregistrer le paiement').click();
    const back = queue.button('Revenir à la déclaration');
    expect(await back.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await back.click();
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await page.setViewportSize(usual);
  await page.reload();
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
  const traveller = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const declaration = new DeclarationPage(await traveller.newPage());
  await declaration.fillIn();
  await declaration.send();
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.open({ publicId: await declaration.reference() });
  await queue.button('Refuser').click();
  await queue.button('Refuser la déclaration').click();
  await expect(page.getByText(/Choisissez une raison\./)).toBeVisible();
  await page.getByRole('radio', { name: words('Autre raison') }).check();
  await page.getByLabel(words('Votre raison')).fill('non');
  await queue.button('Refuser la déclaration').click();
  await expect(page.getByText(/la raison en 10 lettres ou chiffres au moins/)).toBeVisible();
  await page.getByLabel(words('Votre raison')).fill('Contrefaçon remise à la douane.');
  await queue.button('Refuser la déclaration').click();
  await queue.expectDone('Déclaration refusée.');
  await expect(declaration.title('Votre déclaration est refusée')).toBeVisible({ timeout: 30_000 });
  await expect(declaration.page.getByText(/Contrefaçon remise à la douane\./)).toBeInViewport({ ratio: 1 });
  await expect(declaration.button('Corriger et renvoyer mes réponses')).toBeInViewport({ ratio: 1 });
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
  await page.getByLabel(words('Prix d’un article')).fill('620,50');
  await queue.explain('Facture de 620,50 euros présentée.');
  await queue.button('Calculer le nouveau total').click();
  await expect(queue.button('Enregistrer la correction')).toBeFocused();
  const difference = readCents(await page.locator('[data-difference]').innerText());
  const after = readCents(await page.locator('[data-new-total]').innerText());
  expect(after).toBeGreaterThan(before);
  expect(difference).toBe(after - before);
  await queue.link('Revenir à la déclaration').click();
  await queue.button('Valider et encaisser').click();
  const payment = queue.dialog('Enregistrer le paiement');
  await expect(payment.getByText(words('Correction non enregistrée'))).toBeVisible();
  await page.keyboard.press('Escape');
  await queue.link('Reprendre la correction').click();
  await expect(page.getByRole('radio', { name: words('Autre raison') })).toBeChecked();
  await page.getByLabel(words('Prix d’un article')).fill('620,5');
  await expect(queue.button('Enregistrer la correction')).toBeHidden();
  await queue.button('Calculer le nouveau total').click();
  await queue.button('Enregistrer la correction').click();
  await queue.expectDone('Correction enregistrée.');
  expect(readCents(await queue.total().innerText())).toBe(after);
  await expect(page.getByText(/Facture de 620,50 euros présentée\./)).toBeVisible();

  const history = page.getByRole('region', { name: words('Historique') });
  await history.getByRole('button', { name: /^Ce qui change/ }).click();
  expect(readCents(await history.locator('[data-difference]').innerText())).toBe(difference);
  await expect(history.getByRole('row', { name: /^Prix payé/ })).toHaveText(/500,00.€620,50.€/u);
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

test('REV-09 Several declarations are validated, then closed, in one confirmation that says what it leaves out', {
  tag: '@desktop',
}, async ({ page, request, browser }) => {
  test.slow();
  const shirt = { customId: 'a', id: 'chemise-homme', originalValue: 90, currency: 'EUR' };
  const declarantLastName = newSurname();
  const owing = [
    await declare(request, { declarantLastName }),
    await declare(request, { declarantLastName }),
  ];
  const free = await declare(request, { declarantLastName, shoppingProducts: [shirt] });
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.openList();
  await queue.search(declarantLastName);
  await expect(page.getByText(words('3 déclarations'))).toBeVisible();
  await page.getByRole('checkbox', { name: words('Choisir toute la page') }).press('Space');
  const bar = page.getByRole('region', { name: words('Déclarations choisies') });
  const total = owing.reduce((cents, { assessment }) => cents + centsOf(assessment.total), 0);
  const said = bar.getByText(/^3\s+déclarations choisies/);
  await expect(said).toBeVisible();
  expect(readCents(await said.innerText())).toBe(total);
  await expectAccessible(page);
  const last = page.getByRole('checkbox', { name: words(`Choisir ${free.publicId}`) });
  // On a phone in large text, as a reader asks of the browser, it is in sight of the rows and leaves them half of the window.
  const large = await page.context().newCDPSession(page);
  await large.send('Page.enable');
  await large.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 360, height: 740 });
  const card = page.getByRole('listitem').filter({ has: last });
  await expect(card).toBeVisible();
  await last.scrollIntoViewIfNeeded();
  await expectInSight(said);
  const edges = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect((await edges(bar)).height).toBeLessThanOrEqual(740 / 2);
  expect((await edges(last)).left).toBeGreaterThan((await edges(card)).left);
  expect((await edges(queue.reference(free))).left - (await edges(last)).right).toBeGreaterThan(8);
  await large.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await page.setViewportSize({ width: 1280, height: 800 });
  await last.uncheck();
  await page.emulateMedia({ media: 'print' });
  await expect(queue.reference(free)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await last.check();
  await bar.getByRole('button', { name: words('Documents en PDF') }).click();
  const papers = queue.dialog('Préparer 3 documents ?');
  await expect(papers).toContainText(someWords('En un seul PDF, dans l’ordre de la liste.'));
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    papers.getByRole('button', { name: words('Préparer 3') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^declarations-.*\.pdf$/);
  await queue
    .dialog('3 documents préparés')
    .getByRole('button', { name: words('Revenir à la liste') })
    .click();

  // A colleague is faster with one of them.
  await bar.getByRole('button', { name: words('Valider') }).click();
  const colleague = new QueuePage(await (await browser.newContext()).newPage());
  await colleague.signIn('hugo');
  const [first = free, second = free] = owing;
  await colleague.open(first);
  await colleague.button('Valider').click();
  await colleague.expectDone('Déclaration validée.');
  await colleague.page.context().close();
  const dialog = queue.dialog('Valider 2 déclarations ?');
  await expect(dialog.getByRole('listitem')).toHaveText([/rien à payer, à clore plutôt/]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('Valider 2') }).click();
  const done = queue.dialog('1 déclaration validée');
  await expect(done.getByRole('listitem')).toHaveText([
    /déjà validée \(décision de .*Hugo/,
    /à clore plutôt/,
  ]);
  await done.getByRole('button', { name: words('Revenir à la liste') }).click();

  await bar.getByRole('button', { name: words('Clore : rien à payer') }).click();
  const closing = queue.dialog('Clore 1 déclaration ?');
  await closing.getByRole('button', { name: words('Clore 1') }).click();
  await expect(queue.dialog('1 déclaration close')).toBeVisible();
  await queue.button('Revenir à la liste').click();

  // On a large screen, a sheet is read beside the list that it was chosen from, and its keys act on it.
  await page.setViewportSize({ width: 1600, height: 900 });
  const list = page.getByRole('region', { name: words('Liste des déclarations') });
  const row = (of: typeof free) => list.getByRole('link', { name: of.publicId });
  const history = page.getByRole('region', { name: words('Historique') });
  await row(second).click();
  await expect(queue.title(second.publicId)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/agent/declaration/${second.publicId}$`));
  await expect(row(second)).toHaveAttribute('aria-current', 'page');
  await expect(history.getByRole('listitem').first()).toHaveText(/^Vous avez validé la déclaration/);
  await expectInSight(history.getByRole('listitem').first());
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('p');
  await expect(queue.dialog('Enregistrer le paiement')).toBeVisible();
  await page.keyboard.press('Escape');
  await row(free).click();
  await expect(queue.title(free.publicId)).toBeFocused();
  await expect(history.getByRole('listitem').first()).toHaveText(/^Vous avez/);
  await page.goBack();
  await expect(queue.title(second.publicId)).toBeVisible();
});
