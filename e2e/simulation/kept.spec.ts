import { expect, SimulatorPage, test, thisMorning, words } from '../harness';

const perfume = { search: 'parfum', product: 'Parfum', price: '80', currency: 'EUR' } as const;

test('SIM-32 The link « Retour » of each step leads to the one before, answers kept', {
  tag: '@phone',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.answer({ age: 34, transport: 'Voiture', country: 'Suisse', border: true });
  await simulator.choose(perfume);
  await page.getByLabel(words('Prix d’un article')).fill('80');
  await simulator.link('Retour').click();
  await expect(simulator.title('Qu’avez-vous acheté ?')).toBeVisible();
  for (const check of [
    () => expect(page.getByRole('radio', { name: words('Oui, je suis frontalier') })).toBeChecked(),
    () => expect(page.getByRole('combobox')).toHaveValue('Suisse'),
    () => expect(page.getByRole('radio', { name: words('Voiture') })).toBeChecked(),
    () => expect(page.getByLabel(words('Votre âge'))).toHaveValue('34'),
  ]) {
    await simulator.link('Retour').click();
    await check();
  }
  await page.goto('/simulateur/produits');
  await simulator.choose(perfume);
  await expect(page.getByLabel(words('Prix d’un article'))).toHaveValue('80');
});

test('SIM-33 A phone turned in the middle of typing loses nothing', { tag: '@phone' }, async ({ page }) => {
  const upright = page.viewportSize() ?? { width: 360, height: 740 };
  const turn = async (): Promise<void> => {
    await page.setViewportSize({ width: upright.height, height: upright.width });
  };
  const simulator = new SimulatorPage(page);
  await simulator.open();
  await page.getByLabel(words('Votre âge')).fill('3');
  await turn();
  await expect(page.getByLabel(words('Votre âge'))).toHaveValue('3');
  await page.setViewportSize(upright);
  await simulator.answerAge(34);
  await page.getByRole('radio', { name: words('Avion') }).check();
  await turn();
  await expect(page.getByRole('radio', { name: words('Avion') })).toBeChecked();
  await simulator.button('Continuer').click();
  await page.getByRole('combobox').fill('japo');
  await page.setViewportSize(upright);
  await expect(page.getByRole('combobox')).toHaveValue('japo');
  await page.getByRole('combobox').fill('');
  await simulator.answerCountry('Japon');
  await simulator.choose(perfume);
  await page.getByLabel(words('Prix d’un article')).fill('80');
  // Wide enough for the other layout, as a tablet held flat.
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.getByLabel(words('Prix d’un article'))).toHaveValue('80');
});

test('SIM-34 A tab that was closed leaves every answer on the device', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const simulator = new SimulatorPage(page);
  await simulator.answer({ age: 34, transport: 'Avion', country: 'États-Unis' });
  await simulator.add({ ...perfume, price: '500' });
  await page.close();
  const reopened = new SimulatorPage(await context.newPage());
  await reopened.page.goto('/simulateur/recapitulatif');
  await expect(reopened.page.getByText(words('À payer à la douane'))).toBeVisible();
  expect(await reopened.total()).toBeGreaterThan(0);
});

test('SIM-35 Hours later, a simulation left half filled is as it was', { tag: '@phone' }, async ({
  page,
}) => {
  await page.clock.install({ time: thisMorning() });
  const simulator = new SimulatorPage(page);
  await simulator.answer({ age: 34, transport: 'Avion', country: 'États-Unis' });
  await simulator.add({ ...perfume, price: '500' });
  await simulator.choose(perfume);
  await page.getByLabel(words('Prix d’un article')).fill('80');
  const address = page.url();
  await page.clock.fastForward('09:00:00');
  await expect(page.getByLabel(words('Prix d’un article'))).toHaveValue('80');
  expect(page.url()).toBe(address);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await simulator.button('Ajouter au panier').click();
  await simulator.seeResult();
  expect(await simulator.lines()).toHaveLength(2);
  await simulator.expectConfirmedByServer();
});
