import { contactFieldNames, labelOf } from '@retour/contract';
import { expect, type Journey, SimulatorPage, test, words } from '../harness';
import { askedFields } from './asked-fields';
import { DeclarationPage, perfume, titles } from './declaration-page';

const contact = contactFieldNames.map(labelOf);

/** Walks through a simulation, one article included; gives every question asked. */
async function simulate(simulator: SimulatorPage, journey: Journey): Promise<readonly string[]> {
  const asked: string[] = [];
  const note = async (): Promise<void> => {
    asked.push(...(await askedFields(simulator.page)));
  };
  await simulator.open();
  await note();
  await simulator.answerAge(journey.age);
  await note();
  await simulator.answerTransport(journey.transport);
  await note();
  await simulator.answerCountry(journey.country);
  if (journey.border !== undefined) {
    await expect(simulator.title('Êtes-vous frontalier ?')).toBeVisible();
    await note();
    await simulator.answerBorder(journey.border);
  }
  await expect(simulator.title(titles.products)).toBeVisible();
  await expect(simulator.searchBox()).toBeVisible();
  await note();
  await simulator.choose(perfume);
  await expect(simulator.button('Ajouter au panier')).toBeVisible();
  await note();
  await simulator.fill(perfume);
  await simulator.button('Ajouter au panier').click();
  await simulator.seeResult();
  return asked;
}

const carriedOver: readonly { readonly journey: Journey; readonly flight: boolean }[] = [
  { journey: { age: 41, transport: 'Avion', country: 'Japon' }, flight: true },
  { journey: { age: 41, transport: 'Voiture', country: 'Suisse', border: true }, flight: false },
];

for (const { journey, flight } of carriedOver) {
  test(`DEC-34 No datum is asked twice, nor by the declaration what the simulation asked · ${journey.country}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const simulator = new SimulatorPage(page);
    const simulated = await simulate(simulator, journey);
    expect(simulated).toEqual([...new Set(simulated)]);
    expect(simulated.length).toBeGreaterThanOrEqual(7);

    const declaration = new DeclarationPage(page);
    await simulator.link('Déclarer mes achats').click();
    await declaration.button('Déclarer ces achats').click();
    await expect(declaration.title(titles.contact)).toBeVisible();
    const declared = [...(await askedFields(page))];
    await declaration.answerContact();
    if (flight) {
      await expect(declaration.title('Quel est votre numéro de vol ?')).toBeVisible();
      declared.push(...(await askedFields(page)));
      await page.getByLabel(words('Numéro de vol')).fill('jl45');
      await declaration.goOn();
    }
    await expect(declaration.title(titles.check)).toBeVisible();
    declared.push(...(await askedFields(page)));
    expect(declared).toEqual([...contact, ...(flight ? ['Numéro de vol'] : []), 'Jour d’arrivée']);
    expect(declared.filter((name) => simulated.includes(name))).toEqual([]);
  });
}

test('DEC-34 No datum is asked twice, nor by the declaration what the simulation asked · without a simulation', {
  tag: '@desktop',
}, async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.open();
  const asked = [...(await askedFields(page))];
  await declaration.answerAge(34);
  asked.push(...(await askedFields(page)));
  await declaration.answerContact();
  await declaration.fillTrip('Voiture', 'Suisse');
  await expect(page.getByRole('radio', { name: words('Oui, je suis frontalier') })).toBeVisible();
  asked.push(...(await askedFields(page)));
  await page.getByRole('radio', { name: words('Non') }).check();
  await declaration.goOn();
  await declaration.basket.choose(perfume);
  await expect(declaration.button('Ajouter au panier')).toBeVisible();
  asked.push(...(await askedFields(page)));
  expect(asked).toEqual([...new Set(asked)]);
  expect(asked.length).toBeGreaterThanOrEqual(14);
});
