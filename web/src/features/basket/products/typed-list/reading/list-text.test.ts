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
  ['2 livres, 30 €, montre 9 €', ['livres', 'montre']],
  ['3 tops, 2 GEL, montre 9 €', ['tops', 'GEL', 'montre']],
  ['sac 20 €, 2 gourdes, robe 30 €', ['sac', 'gourdes', 'robe']],
  ['24 savons, 20 € la douzaine, robe 30 €', ['savons', 'robe']],
  ['2 parfums, 80 € ensemble, robe 30 €', ['parfums', 'robe']],
  ['whisky, 1 litre, 45 €, pistaches, 2 kilos, 30 €', ['whisky', 'pistaches']],
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

const firstOf = (typed: string, currency = 'USD') => {
  const [one, ...others] = readList(typed, { ...context, defaultCurrency: currency }) ?? [];
  const read = one?.kind === 'read' ? { name: one.name, count: one.count, basis: one.basis } : undefined;
  const prices = one?.kind === 'read' ? one.prices.map(({ price, currency: id }) => `${price} ${id}`) : [];
  return { ...read, prices, others: others.map(({ typed: rest }) => rest) };
};

it.each([
  ['agenda 2025, 30 Euros, savon 5 €', 'agenda 2025', '30 EUR'],
  ['agenda 2025, 30 EUROS, savon 5 €', 'agenda 2025', '30 EUR'],
  ['agenda 2025, 30 THB, savon 5 €', 'agenda 2025', '30 THB'],
  ['agenda 2025, 30 bahts, savon 5 €', 'agenda 2025', '30 THB'],
  ['agenda 2025, 30 usd, savon 5 €', 'agenda 2025', '30 USD'],
  ['agenda 2025, trente euros, savon 5 €', 'agenda 2025', '30 EUR'],
  ['agenda 2025, à 30 €, savon 5 €', 'agenda 2025', '30 EUR'],
  ['agenda 2025, 30 dollars canadiens, savon 5 €', 'agenda 2025', '30 CAD'],
  ['agenda 2025, £30, savon 5 €', 'agenda 2025', '30 GBP'],
  ['montre 38, 500 THB, savon 5 €', 'montre 38', '500 THB'],
])(
  'takes a price after a comma in any currency for that of the article before it: %s',
  (typed, name, price) =>
    expect(firstOf(typed)).toMatchObject({ name, prices: [price], others: ['savon 5 €'] }),
);

it('knows the letters of the currency of the trip', () =>
  expect(firstOf('agenda 2025, 30 dh, savon 5 €', 'MAD')).toMatchObject({ prices: ['30 MAD'] }));

it.each([
  ['10 chapeaux, 30 $ les dix, parfum 80 $', 10, 'chapeaux', 'all'],
  ['3 savons, 5 € chaque, parfum 80 $', 3, 'savons', 'each'],
  ['3 savons, 5 € chacun, parfum 80 $', 3, 'savons', 'each'],
  ['3 savons, 5 €/pièce, parfum 80 $', 3, 'savons', 'each'],
  ['3 savons, 5 € le savon, parfum 80 $', 3, 'savons', 'each'],
  ['3 savons, 5 € en tout, parfum 80 $', 3, 'savons', 'all'],
])('takes what is said of a price after a comma with it: %s', (typed, count, name, basis) =>
  expect(firstOf(typed)).toMatchObject({ name, count, basis, others: ['parfum 80 $'] }),
);
