import { indexCatalogue, type ProductCatalogue } from '@retour/core';
import catalogue from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { amountOfPack, quantityPresets } from './quantity-presets';

const products = indexCatalogue(catalogue as ProductCatalogue);

function presetsOf(id: string): readonly number[] {
  const product = products.get(id);
  return product === undefined ? [] : quantityPresets(product).map(({ amount }) => amount);
}

it.each([
  ['cigarettes', [20, 200]],
  ['whisky', [0.7, 1, 0.2]],
  ['champagne', [0.75, 4.5]],
  ['vin-en-cubi', [3, 5, 10]],
  ['biere', [0.33, 0.5, 1.98, 7.92]],
  ['cidre-mousseux', [0.33, 0.75]],
  ['tabac-a-rouler', [30, 50, 250]],
  ['parfum', []],
])('proposes for %s the containers %j', (id, amounts) => {
  expect(presetsOf(id)).toEqual(amounts);
});

it('proposes containers for every product that has a quantity, in whole pieces where pieces are counted', () => {
  for (const product of products.values()) {
    const presets = quantityPresets(product);
    expect(presets.length > 0, product.id).toBe(product.amountProduct !== null);
    if (product.unit === 'l' || product.unit === 'g') continue;
    for (const { amount } of presets) expect(Number.isInteger(amount), product.id).toBe(true);
  }
});

it.each([
  ['cigarettes', 'paquet', 20],
  ['cigarettes', 'cartouche', 200],
  ['champagne', 'bouteille', 0.75],
  ['whisky', 'bouteille', undefined],
  ['vin-en-cubi', 'bouteille', undefined],
  ['tabac-a-rouler', 'paquet', undefined],
  ['parfum', 'bouteille', undefined],
] as const)('of %s, the name of a %s says %s', (id, pack, amount) => {
  const product = products.get(id);
  expect(product && amountOfPack(product, pack)).toBe(amount);
});
