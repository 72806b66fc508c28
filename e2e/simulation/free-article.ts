import { expect, type SimulatorPage, someWords, words } from '../harness';

/** An article that the list does not hold, under this name. */
export async function addFreely(simulator: SimulatorPage, name: string): Promise<void> {
  const { page } = simulator;
  await page.getByRole('link', { name: someWords('Autre article, pas dans la liste') }).click();
  await page.getByLabel(words('Nom de l’article')).fill(name);
  await simulator.fill({ price: '12', currency: 'EUR' });
  await simulator.button('Ajouter au panier').click();
  await page.getByText(words('Je ne sais pas')).click();
  await simulator.button('Continuer').click();
  await expect(page.getByRole('main').getByText(someWords('ajouté au panier'))).toBeVisible();
}
