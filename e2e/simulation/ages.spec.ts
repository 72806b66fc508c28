import { centsOf } from '@retour/core';
import { expect, expectedAnswer, SimulatorPage, test } from '../harness';

const perfume = { search: 'parfum', product: 'Parfum', price: '160', currency: 'EUR' } as const;

test.describe('value allowance', () => {
  for (const age of [14, 15]) {
    test(`SIM-09 The allowance of those under fifteen · ${age} years old`, { tag: '@desktop' }, async ({
      page,
    }) => {
      const expected = expectedAnswer({
        age,
        meanOfTransport: 'plane',
        country: 'US',
        border: false,
        shoppingProducts: [{ customId: 'a', id: 'parfum', originalValue: 160, currency: 'EUR' }],
      });
      const simulator = new SimulatorPage(page);
      await simulator.haveAnswered({ age, transport: 'Avion', country: 'États-Unis' });
      await simulator.add(perfume);
      await simulator.seeResult();
      expect(await simulator.total()).toBe(centsOf(expected.total));
      expect(expected.total > 0).toBe(age < 15);
    });
  }
});

test.describe('tobacco and alcohol', () => {
  const offers = [
    { age: 16, country: 'États-Unis', offered: false },
    { age: 17, country: 'États-Unis', offered: true },
    { age: 17, country: 'Italie', offered: false },
    { age: 18, country: 'Italie', offered: true },
  ];
  for (const { age, country, offered } of offers) {
    test(`SIM-10 Tobacco and alcohol from the legal age alone · ${age} years old, ${country}`, {
      tag: '@desktop',
    }, async ({ page }) => {
      const simulator = new SimulatorPage(page);
      await simulator.haveAnswered({ age, transport: 'Avion', country });
      for (const product of ['Whisky', 'Cigarettes']) {
        await simulator.search(product.toLowerCase());
        await expect(
          page
            .getByRole('main')
            .getByText(/résultat|Aucun\sarticle|n’est\spas\sproposé/u)
            .first(),
        ).toBeVisible();
        await expect(simulator.result(product).first()).toBeVisible({ visible: offered });
      }
    });
  }
});
