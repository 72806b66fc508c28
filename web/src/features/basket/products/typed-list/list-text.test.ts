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
