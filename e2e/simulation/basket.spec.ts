import { expect, SimulatorPage, someWords, test, words } from '../harness';

test('SIM-90 The basket says of each article what it is worth in euros and what it owes', {
  tag: '@phone',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  const main = page.getByRole('main');
  await simulator.answer({ age: 16, transport: 'Avion', country: 'États-Unis' });
  const common = main.locator('section').filter({
    has: page.getByRole('heading', { name: words('Achats fréquents') }),
  });
  await expect(common.getByRole('link', { name: words('Parfum') })).toBeVisible();
  await expect(common.getByRole('link', { name: words('Whisky') })).toHaveCount(0);

  await common.getByRole('link', { name: words('Smartphone') }).click();
  await simulator.fill({ price: '1099' });
  await simulator.button('Ajouter au panier').click();
  await simulator.add({ search: 'parfum', product: 'Parfum', price: '80' });
  const strip = page.getByRole('link', { name: someWords('À payer pour l’instant') });
  await expect(strip).toContainText(someWords('2 articles'));
  await strip.click();

  await expect(simulator.title('Votre panier')).toBeVisible();
  await expect(strip).not.toHaveAttribute('href', /\/simulateur\/panier$/);
  const line = (name: string) => main.getByRole('listitem').filter({ hasText: name });
  await expect(line('Smartphone')).toContainText(someWords('taxé'));
  await expect(line('Smartphone')).toContainText(/1.099.USD, soit 979,06.€/u);
  await expect(line('Smartphone')).toContainText(/195,81.€/u);
  await expect(line('Parfum')).toContainText(/80.USD, soit 71,27.€/u);
  await expect(line('Parfum')).toContainText(/0,00.€/u);
  await expect(line('Parfum')).toContainText(someWords('en franchise'));

  await simulator.button('Retirer : Smartphone, téléphone portable').click();
  const undo = simulator.button('Annuler : Smartphone, téléphone portable');
  await expect(undo).toBeInViewport();
  await undo.click();
  await expect(main.getByRole('listitem').first()).toContainText('Smartphone');
});
