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
])('of « %s » that nobody knows is %s', (group, id) => expect(answerTo(group)).toBe(id));

it.each(['robe', 'sac-a-main', 'montre'])('of « %s », taxed on its price, is a free article', (group) =>
  expect(answerTo(group)).toBeUndefined(),
);

it('of a motorcycle that was bought inside the Union is a free article, since no office assesses it', () => {
  expect(answerTo('moto-scooter', 'DE')).toBeUndefined();
  expect(answerTo('moto-scooter', 'US', 'DE')).toBeUndefined();
  expect(answerTo('moto-scooter', 'AD')).toBe('moto-50-125');
});
