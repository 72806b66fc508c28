import { type Arrival, countryRegime, indexCatalogue, lawOn, type ProductCatalogue } from '@retour/core';
import products from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { findGoods } from '../finder/find-goods';
import { severityOf } from './severity-of';

const catalogue = products as ProductCatalogue;
const arrivalFrom = (country: string): Arrival => ({
  country,
  regime: countryRegime(country),
  law: lawOn('2026-11-21'),
});

/** « forbidden » of a whole, « forbidden in part » of what holds other products too. */
function severityIn(name: string, country: string): string | null {
  const product = [...indexCatalogue(catalogue).values()].find((one) => one.name === name);
  if (product === undefined) throw new Error(name);
  const shown = severityOf(product, arrivalFrom(country));
  return shown === null ? null : `${shown.severity}${shown.isPartial ? ' in part' : ''}`;
}

it.each([
  ['Fromage', 'US', 'forbidden'],
  ['Produits laitiers, œufs et miel', 'US', 'forbidden in part'],
  ['Produits laitiers, œufs et miel', 'ES', null],
  ['Viande et charcuterie', 'US', 'forbidden'],
  ['Poisson et fruits de mer', 'US', 'regulated in part'],
  ['Chocolat', 'US', null],
  ['Foie gras, pâtés', 'US', 'forbidden'],
  ['Miel', 'US', 'regulated'],
])('« %s » from %s is %s', (name, country, severity) => {
  expect(severityIn(name, country)).toBe(severity);
});

it.each(['fromage', 'lait', 'viande', 'miel', 'poisson', 'fruits'])(
  'leaves no category with restricted products unflagged when « %s » is searched',
  (query) => {
    const arrival = arrivalFrom('US');
    const categories = findGoods(query, catalogue, arrival).products.filter(
      ({ product }) =>
        product.kind === 'category' && /Produits|Viande|Poisson|Fruits|Fromage/.test(product.name),
    );
    expect(categories).not.toEqual([]);
    for (const { product } of categories)
      expect([product.name, severityOf(product, arrival)]).not.toContain(null);
  },
);
