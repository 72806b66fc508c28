import { type ProductCatalogue, regimeOf } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { lawToday } from '../../../../../lib/law-today';
import { readInFull } from '../reading/read-in-full';
import { proposalOf } from './proposal';

const catalogue: ProductCatalogue = JSON.parse(JSON.stringify(products));
const regime = regimeOf({ country: 'US', meanOfTransport: 'plane', border: false });
const currency = { currencies: currencies.currencies, defaultCurrency: 'USD' };
const arrival = { country: 'US', regime, law: lawToday() };

function proposed(typed: string, target?: string) {
  const article = readInFull(typed, currency);
  if (article.kind === 'unread') throw new Error(`${typed}: ${article.reason}`);
  const decided = target === undefined ? undefined : { key: typed, target };
  const context = { ...currency, catalogue, arrival, tooYoung: null, alcoholDegree: undefined };
  return proposalOf(article, decided, context);
}

it.each([
  ['sossisson 12 $', 'bien:meat'],
  ['snuss 8 $', 'bien:sale-ban'],
  ['basquets 80 $', 'baskets'],
  ['parfins 60 $', 'parfum'],
])('asks what « %s » means before it can be added', (typed, id) => {
  const { readiness, asksTarget, targets } = proposed(typed);
  expect([readiness.kind, asksTarget]).toEqual(['unclear', true]);
  expect(targets.map((target) => target.id)).toContain(id);
});

it('adds it under its own name once nothing near is meant', () => {
  expect(proposed('sossisson 12 $', 'libre').readiness.kind).toBe('ready');
  expect(proposed('sossisson 12 $', 'bien:meat').readiness.kind).toBe('restricted');
});

it('asks nothing of a name that sounds like no other', () => {
  expect(proposed('zorglub 12 $').readiness.kind).toBe('ready');
});
