import currencies from '@retour/core/data/currencies.json';
import { expect, it } from 'vitest';
import { readList } from './read-list';

const context = { currencies: currencies.currencies, defaultCurrency: 'USD' };

it.each([
  ['"T-shirt; noir" 20 €; parfum 8 €', ['T-shirt; noir', 'parfum']],
  ['« T-shirt, noir » 20 €, parfum 8 €', ['T-shirt, noir', 'parfum']],
  ['écran 27" 300 €; télé 55" 800 €', ['écran 27"', 'télé 55"']],
  ['"T-shirt; noir" 20 €', undefined],
])('takes what stands in quotes for one name: %s', (typed, names) =>
  expect(readList(typed, context)?.map((one) => (one.kind === 'read' ? one.name : one.typed))).toEqual(names),
);

it.each([
  ['Whisky 1 L 40°, 45$, parfum 8 €', ['Whisky', 'parfum']],
  ['Whisky, 1 L, 40 %, 45,50 €, parfum, 8 €', ['Whisky', 'parfum']],
  ['parfum, 80 USD; montre, $ 99', ['parfum', 'montre']],
  ['cigarettes, 80 €\n45 €, montre 9 €', ['cigarettes', '45 €', 'montre']],
  ['parfum 80 $, 90 $, montre 99 $', ['parfum', '90 $', 'montre']],
  ['80 $, parfum 80 $, montre 9 €', ['80 $', 'parfum', 'montre']],
  ['Whisky 1 L 40°, 45$', undefined],
  ['sac, 2 livres, 3 DVD 9 €', ['sac', 'livres', 'DVD']],
  ['parfum 80 $, 20 %, montre 9 €', ['parfum', '20 %', 'montre']],
])('takes a price or a quantity alone for that of the article before it: %s', (typed, names) =>
  expect(readList(typed, context)?.map((one) => (one.kind === 'read' ? one.name : one.typed))).toEqual(names),
);

it('reads them with it', () => {
  const [whisky] = readList('Whisky, 1 L, 40°, 45 $, parfum 8 €', context) ?? [];
  expect(whisky).toMatchObject({
    typed: 'Whisky, 1 L, 40°, 45 $',
    degree: 40,
    measure: { value: 1, unit: 'l' },
    prices: [{ price: 45, currency: 'USD' }],
  });
});
