import { type ProductCatalogue, regimeOf } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { lawToday } from '../../../../../lib/law-today';
import { readInFull } from './read-in-full';
import { readTypedList } from './read-typed-list';

const catalogue: ProductCatalogue = JSON.parse(JSON.stringify(products));
const regime = regimeOf({ country: 'US', meanOfTransport: 'plane', border: false });
const arrival = { country: 'US', regime, law: lawToday() };
const context = { currencies: currencies.currencies, defaultCurrency: 'USD' };

const read = (typed: string): readonly string[] =>
  (readTypedList(typed, context, { catalogue, arrival }) ?? []).map((one) =>
    one.kind === 'read' ? `${one.name} ${one.prices[0]?.price}` : `${one.typed}: ${one.reason}`,
  );

it.each(['carte', 'visa'])('reads « %s 5 € » alone as an article', (name) => {
  expect(readInFull(`${name} 5 €`, context)).toMatchObject({ kind: 'read', name, prices: [{ price: 5 }] });
});

it.each([
  ['carte 5 €, magnet 4 €', ['carte 5', 'magnet 4']],
  ['magnet 4 €, carte 5 €, sac 20 €', ['magnet 4', 'carte 5', 'sac 20']],
  ['carte 5 €, visa 4 €, sac 20 €', ['carte 5', 'visa 4', 'sac 20']],
])('reads « %s » as a list of articles', (typed, articles) => {
  expect(read(typed)).toEqual(articles);
});

it.each([
  ['sac 20 €, jean 39.90 €, carte 59.90 €', 'carte 59.90 €: total'],
  ['2 sacs 20 $ pièce, visa 40 $', 'visa 40 $: total'],
  ['sac 20 €, jean 39 €, total 59 €, carte 59 €', 'carte 59 €: total'],
  ['sac 20 €, montant 30 €, total 30 €', 'montant 30 €: total'],
  ['montant 60 €, sac 20 €', 'montant 60 €: total'],
  ['sac 20 €, jean 40 €, remise 5 €, carte 55 €', 'carte 55 €: total'],
  ['sac 20 €, jean 40 €, visa 30 €, carte 30 €', 'visa 30 €: total'],
  ['sac 1 200 THB, jean 800 THB, visa 52 €', 'visa 52 €: total'],
  ['2 sacs 20 € pièce, 3 pulls 30 €, visa 70 €', 'visa 70 €: total'],
])('reads the last line of « %s » as what was paid', (typed, last) => {
  expect(read(typed)).toContain(last);
});

it('asks for a comma in a receipt on one line', () => {
  const typed = 'T-SHIRT 19.99 JEAN 39.90 VISA 59.89';
  expect(read(typed)).toEqual([`${typed}: several-prices`]);
});
