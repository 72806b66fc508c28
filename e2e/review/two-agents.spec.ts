import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  goOffline,
  test,
  words,
} from '../harness';
import { costly, declare, expectedConsole, QueuePage } from './queue';

test.use({ expectedConsole });

test('REV-20 Two agents on one declaration: the second sees who did what, and nothing is overwritten', {
  tag: '@desktop',
}, async ({ page, browser, request }) => {
  const declaration = await declare(request);
  const claire = new QueuePage(page);
  await claire.signIn('claire');
  const other = await browser.newContext();
  const hugo = new QueuePage(await other.newPage());
  await hugo.signIn('hugo');
  await claire.open(declaration);
  await hugo.open(declaration);
  await hugo.button('Refuser').click();
  const forbidden = hugo.page.getByRole('radio', { name: /^Marchandise interdite/ });
  await forbidden.check();
  await hugo.page.getByLabel(words('Précisions (facultatives)')).fill('Guichet 2.');

  await claire.button('Valider').click();
  await claire.expectDone('Déclaration validée.');

  await hugo.button('Refuser la déclaration').click();
  const conflict = hugo.dialog('Cette déclaration vient de changer');
  await expect(conflict).toContainText('Claire Martin a validé la déclaration');
  await expect(conflict).toContainText(/rien n’a été écrasé/);
  await conflict.getByRole('button', { name: words('Voir la version à jour') }).click();
  await expect(hugo.page.getByText(words('validée'))).toBeVisible();
  await hugo.button('Refuser').click();
  await expect(forbidden).toBeChecked();
  await expect(hugo.page.getByLabel(words('Précisions (facultatives)'))).toHaveValue('Guichet 2.');
  await hugo.button('Revenir à la déclaration').click();

  await claire.button('Enregistrer le paiement').click();
  await claire.page.getByRole('radio', { name: words('Espèces') }).check();
  await claire.button('Paiement reçu').click();
  await claire.expectDone('Paiement enregistré.');
  await expect(hugo.page.getByText(/Claire Martin a enregistré le paiement, en espèces/)).toBeVisible({
    timeout: 25_000,
  });
  await expect(hugo.button('Refuser')).toBeDisabled();
  await other.close();
});

test('REV-73 A correction that lowers much of what was validated waits for a second officer, and nothing is collected before', {
  tag: '@phone',
}, async ({ page, browser, request }) => {
  // Two officers, and the first is told what the second did when their page next asks.
  test.slow();
  const declaration = await declare(request, costly);
  const claire = new QueuePage(page);
  await claire.signIn('claire');
  await claire.open(declaration);
  await claire.button('Valider').click();
  await claire.expectDone('Déclaration validée.');
  await claire.link('Corriger').first().click();
  await page.getByLabel(words('Prix d’un article')).fill('6000');
  await claire.explain('Facture lue au guichet.');
  await claire.button('Calculer le nouveau total').click();
  await expect(page.getByText(words('Un second agent doit approuver'))).toBeVisible();
  await claire.button('Proposer la correction').click();
  await claire.expectDone('Correction proposée.');
  await expect(claire.button('Enregistrer le paiement')).toBeDisabled();
  await expect(claire.button('Retirer la correction')).toBeEnabled();
  await expect(claire.button('Approuver')).toHaveCount(0);

  const other = await browser.newContext();
  const hugo = new QueuePage(await other.newPage());
  await hugo.signIn('hugo');
  await hugo.page.goto('/agent');
  await hugo.link('Corrections à approuver').click();
  await expect(hugo.page.getByText(words('correction à approuver')).first()).toBeVisible();
  await hugo.reference(declaration).click();
  const waiting = hugo.page.getByRole('region', { name: words('Correction à approuver') });
  await expect(waiting).toContainText(/Proposée par Claire Martin/);
  await expect(waiting).toContainText(/Facture lue au guichet\./);
  await expectAccessible(hugo.page);
  await expectNoSidewaysScroll(hugo.page);
  await expectReadable(hugo.page);
  await hugo.button('Refuser la correction').click();
  const refusal = hugo.dialog('Refuser cette correction ?');
  await refusal.getByRole('button', { name: words('Refuser la correction') }).click();
  await expect(refusal).toContainText(/pourquoi en 10 lettres ou chiffres au moins/);
  await refusal.getByRole('button', { name: words('Revenir à la déclaration') }).click();
  await hugo.button('Approuver').click();
  await hugo.expectDone('Correction approuvée.');
  await expect(hugo.button('Enregistrer le paiement')).toBeEnabled();
  const history = hugo.page.getByRole('region', { name: words('Historique') });
  await expect(history.getByRole('listitem').first()).toContainText(
    /^Vous avez approuvé la correction proposée par Claire Martin/,
  );

  await expect(
    claire.page.getByText(/Hugo Bernard a approuvé la correction que vous aviez proposée/),
  ).toBeVisible({
    timeout: 25_000,
  });
  await other.close();
});

test('REV-21 Offline, what was read stays and nothing can be believed saved', { tag: '@phone' }, async ({
  page,
  context,
  request,
}) => {
  const declaration = await declare(request);
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.open(declaration);
  await goOffline(context);
  await expect(page.getByText(/Rien ne peut être enregistré/)).toBeVisible();
  await expect(queue.button('Valider')).toBeDisabled();
  await expect(queue.button('Refuser')).toBeDisabled();
  await expect(queue.total()).toBeVisible();
  await context.setOffline(false);
  await queue.button('Valider').click();
  await queue.expectDone('Déclaration validée.');
});

test('REV-22 A write whose answer is lost is not said to be saved or not, and the retry writes once', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const declaration = await declare(request);
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.open(declaration);
  let lost = 0;
  await page.route('**/api/declaration/*/', async (route) => {
    if (route.request().method() !== 'PATCH' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await queue.button('Valider').click();
  await expect(page.getByText(words('Enregistrement incertain'))).toBeVisible();
  await queue.button('Réessayer').click();
  await queue.expectDone('Déclaration validée.');
  const history = page.getByRole('region', { name: words('Historique') });
  await expect(history.getByText(words('Vous avez validé la déclaration'))).toHaveCount(1);
});
