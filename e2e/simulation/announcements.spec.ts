import { expect, followAnnouncements, SimulatorPage, test, words } from '../harness';

const perfume = { search: 'parfum', product: 'Parfum', price: '500', currency: 'EUR' } as const;

test('SIM-31 What is added, changed and owed is said aloud, each once', { tag: '@phone' }, async ({
  page,
}) => {
  const simulator = new SimulatorPage(page);
  await simulator.answer({ age: 34, transport: 'Avion', country: 'États-Unis' });
  const announced = await followAnnouncements(page);
  await simulator.add(perfume);
  await expect.poll(announced).toHaveLength(2);
  expect(await announced()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(words('Parfum : ajouté au panier.')),
      expect.stringMatching(/^À payer pour l’instant\s: [\d\s]+,\d\d\s€$/u),
    ]),
  );

  await simulator.seeResult();
  await simulator.expectConfirmedByServer();
  expect(await announced()).toHaveLength(2);

  await page.getByRole('button', { name: words('Pourquoi ? Parfum') }).click();
  await page.getByRole('link', { name: words('Modifier : Parfum') }).click();
  await page.getByLabel(words('Prix d’un article')).fill('600');
  await simulator.button('Enregistrer').click();
  await expect.poll(announced).toHaveLength(4);
  expect((await announced()).slice(2)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(words('Parfum : modifié.')),
      expect.stringMatching(/^À payer pour l’instant/u),
    ]),
  );
});
