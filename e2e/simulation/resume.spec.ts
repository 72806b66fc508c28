import { expect, SimulatorPage, someWords, test, words } from '../harness';

const perfume = { search: 'parfum', product: 'Parfum', price: '80', currency: 'EUR' } as const;

test('SIM-11 A simulation in progress is resumed or started again', { tag: '@desktop' }, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.answer({ age: 34, transport: 'Avion', country: 'Japon' });
  await simulator.add(perfume);

  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('button', { name: words('Simuler mes achats') })
    .click();
  const dialog = page.getByRole('dialog', { name: words('Vous avez commencé une simulation.') });
  await expect(dialog).toContainText(/Souhaitez vous la reprendre ou en débuter une nouvelle\s\?/u);
  await dialog.getByRole('button', { name: words('Reprendre la simulation') }).click();
  await expect(page).toHaveURL(/\/simulateur\/panier$/);
  await expect(page.getByRole('main')).toContainText('Parfum');

  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('button', { name: words('Simuler mes achats') })
    .click();
  const restart = dialog.getByRole('button', { name: words('Nouvelle simulation') });
  await expect(dialog).toContainText(someWords('les réponses et l’article de'));
  await restart.click();
  await simulator.button('Annuler et y revenir').click();
  await expect(page).toHaveURL(/\/simulateur\/recapitulatif$/);
  await expect(page.getByRole('main')).toContainText('Parfum');
  await simulator.button('Nouvelle simulation').click();
  await restart.click();
  await expect(page).toHaveURL(/\/simulateur\/configuration\/etape0$/);
  await simulator.link('Commencer').click();
  await expect(page.getByLabel(words('Votre âge'))).toHaveValue('');
});

test('SIM-12 A reload at any step loses no answer', { tag: '@phone' }, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.open();
  await simulator.answerAge(34);
  await page.reload();
  await simulator.answerTransport('Voiture');
  await page.reload();
  await simulator.answerCountry('Suisse');
  await expect(simulator.title('Êtes-vous frontalier ?')).toBeVisible();
  await page.reload();
  await simulator.answerBorder(true);
  await expect(simulator.title('Qu’avez-vous acheté ?')).toBeVisible();
  await page.reload();
  await simulator.choose(perfume);
  await simulator.fill(perfume);
  await page.reload();
  await expect(page.getByLabel(words('Prix d’un article'))).toHaveValue('80');
  await simulator.button('Ajouter au panier').click();
  await simulator.link('Voir le résultat').click();
  const total = await simulator.total();
  await page.reload();
  await expect.poll(() => simulator.total()).toBe(total);

  await page.goto('/simulateur/configuration/etape1');
  await expect(page.getByLabel(words('Votre âge'))).toHaveValue('34');
  await page.goto('/simulateur/configuration/etape3');
  await expect(page.getByRole('combobox')).toHaveValue('Suisse');
  await page.goto('/simulateur/configuration/etape2');
  await expect(page.getByRole('radio', { name: words('Voiture') })).toBeChecked();
});

test('SIM-13 The browser’s Back button returns to the screen before, answers kept', {
  tag: '@phone',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.answer({ age: 34, transport: 'Avion', country: 'Japon' });
  await page.goBack();
  await expect(page.getByRole('combobox')).toHaveValue('Japon');
  await page.goBack();
  await expect(page.getByRole('radio', { name: words('Avion') })).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel(words('Votre âge'))).toHaveValue('34');
  await page.goForward();
  await expect(simulator.title('Comment rentrez-vous en France ?')).toBeVisible();
});

test('SIM-14 An article is changed, then removed, and the total follows', { tag: '@phone' }, async ({
  page,
}) => {
  const simulator = new SimulatorPage(page);
  await simulator.answer({ age: 34, transport: 'Voiture', country: 'Suisse', border: true });
  await simulator.add(perfume);
  await simulator.seeResult();
  expect(await simulator.total()).toBeGreaterThan(0);

  await page.getByRole('button', { name: words('Pourquoi ? Parfum') }).click();
  await page.getByRole('link', { name: words('Modifier : Parfum') }).click();
  await page.getByLabel(words('Prix d’un article')).fill('75');
  await simulator.button('Enregistrer').click();
  await expect(page).toHaveURL(/\/simulateur\/recapitulatif$/);
  await expect.poll(() => simulator.total()).toBe(0);
  await expect(simulator.title('Rien à payer, rien à déclarer')).toBeVisible();

  await page.goto('/simulateur/panier');
  await page.getByRole('button', { name: words('Retirer : Parfum') }).click();
  await expect(page.getByRole('main')).toContainText('Votre panier est vide');
  await page.getByRole('button', { name: words('Annuler : Parfum') }).click();
  await expect(page.getByRole('button', { name: words('Retirer : Parfum') })).toBeVisible();
});
