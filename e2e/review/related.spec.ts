import { expect, expectAccessible, expectNoSidewaysScroll, someWords, test, words } from '../harness';
import { declare, expectedConsole, newSurname, QueuePage } from './queue';

test.use({ expectedConsole });

test('REV-64 The sheet shows what the same traveller declared around the same days, with the allowance already used', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const alone = await declare(request);
  const traveller = { declarantLastName: newSurname(), declarantFirstName: 'Maël' };
  const shirt = { customId: 'a', id: 'chemise-homme', originalValue: 400, currency: 'EUR' };
  const first = await declare(request, { ...traveller, shoppingProducts: [shirt] });
  const second = await declare(request, traveller);
  const queue = new QueuePage(page);
  await queue.signIn();
  const others = page.getByRole('region', { name: words('Autres déclarations de ce voyageur') });
  await queue.open(second);
  await expect(others.getByRole('listitem')).toHaveCount(1);
  await expect(others).toContainText(someWords('la franchise ne compte qu’une fois'));
  await expect(others).toContainText(/400,00\s€ sur 430\s€ déjà utilisés/u);
  await expectAccessible(page);
  await others.getByRole('link', { name: words(`Déclaration ${first.publicId}`) }).click();
  await expect(queue.title(first.publicId)).toBeVisible();
  await expect(others).toContainText(second.publicId);
  const later = await declare(request, {
    ...traveller,
    shoppingProducts: [{ ...shirt, originalValue: 100 }],
  });
  await queue.open(later);
  const used = `La franchise a déjà servi le même jour : 400,00 € sur 430 € (${first.publicId})`;
  await expect(page.getByRole('main')).toContainText(someWords(used));
  await expect(page.getByRole('region', { name: words('Franchises') })).toContainText(
    someWords('Une autre déclaration du même jour a déjà utilisé 400,00 € de la franchise.'),
  );
  await queue.openList();
  await queue.search(traveller.declarantLastName);
  await page.getByRole('checkbox', { name: words(`Choisir ${later.publicId}`) }).check();
  const chosen = page.getByRole('region', { name: words('Déclarations choisies') });
  await chosen.getByRole('button', { name: words('Clore : rien à payer') }).click();
  const several = queue.dialog('Aucune déclaration à clore');
  await expect(several).toContainText(someWords('1 déclaration à ouvrir d’abord, franchise déjà utilisée :'));
  await expectAccessible(page);
  await several.getByRole('link', { name: later.publicId }).click();
  await queue.button('Clore : rien à payer').click();
  const closing = queue.dialog('Clore cette déclaration ?');
  await expect(closing).toContainText(someWords(used));
  await expectAccessible(page);
  await closing.getByRole('button', { name: words('Franchise vérifiée, clore') }).click();
  await queue.expectDone('Déclaration close.');
  const perfume = { customId: 'b', id: 'parfum', originalValue: 500, currency: 'EUR' };
  const owed = await declare(request, { ...traveller, shoppingProducts: [shirt, perfume] });
  await queue.openList();
  await queue.search(traveller.declarantLastName);
  await page.getByRole('checkbox', { name: words(`Choisir ${owed.publicId}`) }).check();
  await chosen.getByRole('button', { name: words('Valider') }).click();
  await expect(queue.dialog('Aucune déclaration à valider')).toContainText(someWords(used));
  await queue.open(owed);
  await expect(queue.button('Valider et encaisser')).toBeEnabled();
  await page.keyboard.press('v');
  const validating = queue.dialog('Valider cette déclaration ?');
  await expect(validating).toContainText(someWords(used));
  await expectAccessible(page);
  await expect(validating.getByRole('button', { name: words('Franchise vérifiée, valider') })).toBeFocused();
  await page.keyboard.press('Enter');
  await queue.expectDone('Déclaration validée.');
  await page.keyboard.press('p');
  await expect(queue.dialog('Enregistrer le paiement')).toContainText(someWords(used));
  await page.keyboard.press('Escape');
  await queue.open(alone);
  await expect(queue.total()).toBeVisible();
  await expect(others).toHaveCount(0);
});

test('REV-94 What another declaration of the same day used of the allowance is taken off in a correction, and told once nothing uses it', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const traveller = { declarantLastName: newSurname(), declarantFirstName: 'Maël' };
  const perfume = { customId: 'a', id: 'parfum', originalValue: 300, currency: 'EUR' };
  const bag = { customId: 'b', id: 'sac-a-main-cuir', originalValue: 350, currency: 'EUR' };
  const first = await declare(request, { ...traveller, shoppingProducts: [perfume] });
  const second = await declare(request, { ...traveller, shoppingProducts: [bag] });
  expect(second.assessment.total).toBe(0);
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.open(second);
  await queue.button('Clore : rien à payer').click();
  const closing = queue.dialog('Clore cette déclaration ?');
  await expect(closing).toContainText(someWords('300,00 € sur 430 €'));
  await page.keyboard.press('Escape');
  await queue.link('Corriger').click();
  const shared = page.getByRole('region', { name: words('Franchise déjà utilisée') });
  await shared
    .getByRole('button', { name: words(`Tenir compte de ce qu'utilise ${first.publicId} : 300,00 €`) })
    .click();
  await expect(shared.getByLabel(words('Franchise en valeur'))).toHaveValue('300');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('radio', { name: words('Franchise utilisée dans une autre déclaration') }).check();
  await queue.button('Calculer le nouveau total').click();
  const preview = page.getByRole('region', { name: words('Avant d’enregistrer') });
  await expect(preview).toContainText(someWords('Franchise déjà utilisée'));
  await expect(preview).toContainText(someWords('80,50 €'));
  await expectAccessible(page);
  await queue.button('Enregistrer la correction').click();
  await expect(queue.total()).toHaveText(words('80,50 €'));
  await expect(page.getByRole('region', { name: words('Franchises') })).toContainText(
    someWords(
      'Franchise en valeur : 300,00 € déjà utilisés hors de cette déclaration, en plus de ce qui est compté ici.',
    ),
  );
  await expect(page.getByText(words('À vérifier : franchise déjà utilisée'))).toHaveCount(0);
  await expectAccessible(page);
  await queue.open(first);
  await queue.button('Refuser').click();
  await page.getByRole('radio', { name: words('Autre raison') }).check();
  await page.getByLabel(words('Votre raison')).fill('Envoyée par erreur.');
  await queue.button('Refuser la déclaration').click();
  await queue.expectDone('Déclaration refusée.');
  await queue.open(second);
  await expect(page.getByRole('main')).toContainText(
    someWords(
      'Une correction a retiré 300,00 € de la franchise. Aucune autre déclaration retrouvée du même jour ne l’utilise.',
    ),
  );
  await expectAccessible(page);
  await queue.link('Corriger').click();
  await shared.getByLabel(words('Franchise en valeur')).fill('');
  await page.getByRole('radio', { name: words('Autre raison') }).check();
  await page.getByLabel(words('Raison de la correction')).fill('L’autre déclaration est refusée.');
  await queue.button('Calculer le nouveau total').click();
  await queue.button('Enregistrer la correction').click();
  await expect(queue.total()).toHaveText(words('0,00 €'));
  await expect(page.getByText(words('À vérifier : franchise retirée'))).toHaveCount(0);
});
