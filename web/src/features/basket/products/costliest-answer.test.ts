import { type CurrencyTable, indexCatalogue, type ProductCatalogue } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { initialAppState } from '../../../store';
import { createCalculator } from '../assessment/calculator';
import { costliestAnswer } from './costliest-answer';

const catalogue = products as ProductCatalogue;
const calculator = createCalculator(catalogue, currencies as CurrencyTable, '2026-11-21');
const trip = { age: 34, meanOfTransport: 'plane', country: 'US', border: false } as const;
const request = { ...initialAppState.simulator.simulatorRequest, ...trip };

function answerTo(group: string, country = 'US', purchaseCountry?: string): string | undefined {
  const product = indexCatalogue(catalogue).get(group);
  if (product === undefined) throw new Error(group);
  return costliestAnswer(product, { ...request, country }, calculator, purchaseCountry)?.id;
}

it.each([
  ['vin', 'vin-plus-de-13'],
  ['vin-doux', 'alcool-intermediaire-plus-de-18'],
  ['cidre', 'cidre-mousseux'],
  ['e-liquide', 'e-liquide-nicotine'],
  ['moto-scooter', 'moto-50-125'],
  // A free article would owe the VAT of 20 %, or the flat rate where the answers have none.
  ['cafe', 'cafe-soluble'],
  ['the', 'the-vert'],
  ['montre', 'montre-quartz'],
  ['jeu-video', 'jeu-video-disque'],
  // Either may have been made a century ago: it is that which is to be shown.
  ['tableau-dessin', 'tableau-ancien'],
])('of « %s » that nobody knows is %s', (group, id) => expect(answerTo(group)).toBe(id));

it.each(['robe', 'sac-a-main', 'chocolat'])('of « %s », taxed on its price, is a free article', (group) =>
  expect(answerTo(group)).toBeUndefined(),
);

it('of food that is forbidden from there is a free article, since no answer is assessed', () => {
  expect(answerTo('fromage')).toBeUndefined();
  expect(answerTo('fromage', 'AD')).toBe('fromage-a-pate-dure');
});

it('of a motorcycle that was bought inside the Union is a free article, since no office assesses it', () => {
  expect(answerTo('moto-scooter', 'DE')).toBeUndefined();
  expect(answerTo('moto-scooter', 'US', 'DE')).toBeUndefined();
  expect(answerTo('moto-scooter', 'AD')).toBe('moto-50-125');
});
