import { expect, SimulatorPage, someWords, test, words } from '../harness';

test('SIM-60 What may not enter is found first, without any duty, and is only told to an agent', {
  tag: '@phone',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  const main = page.getByRole('main');
  await simulator.haveAnswered({ age: 34, transport: 'Avion', country: 'États-Unis' });
  for (const [word, good, ban] of [
    ['cocaïne', 'Drogues', /Interdit(?! depuis)/u],
    ['ivoire', 'Ivoire', someWords('Interdit depuis ce pays')],
    ['yaourt', 'Lait, fromage', someWords('Interdit depuis ce pays')],
    ['saucisson', 'Viande et charcuterie', someWords('Interdit depuis ce pays')],
  ] as const) {
    await simulator.search(word);
    const first = main.getByRole('listitem').first();
    await expect(first).toContainText(someWords(good));
    await expect(first).toContainText(ban);
  }
  await main.getByRole('listitem').first().getByRole('link').click();
  await expect(simulator.title('Saucisson')).toBeVisible();
  await expect(main).toContainText(someWords('Interdit en provenance des États-Unis'));
  await expect(simulator.button('Ajouter au panier')).toHaveCount(0);
  await simulator.link('J’en ai quand même : le dire à l’agent').click();
  await simulator.fill({ price: '12', currency: 'EUR' });
  await simulator.button('Ajouter au panier').click();
  await simulator.link('Voir le résultat').first().click();
  await expect(simulator.title('Un article ne peut pas entrer en France')).toBeVisible();

  await page.goto('/simulateur/produits?categorie=viande-charcuterie');
  await expect(main).toContainText(someWords('Interdit en provenance des États-Unis'));
});

test('SIM-61 The question about a name is shown from its title', { tag: '@desktop' }, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.haveAnswered({ age: 34, transport: 'Avion', country: 'États-Unis' });
  await page.goto('/simulateur/produits?libre=oui');
  await page.getByLabel(words('Nom de l’article')).fill('Poulet en peluche');
  await simulator.fill({ price: '12', currency: 'EUR' });
  await simulator.button('Ajouter au panier').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Poulet en peluche');
  await expect(page.getByRole('radio')).toHaveCount(3);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
