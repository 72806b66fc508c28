import { indexCatalogue, type ProductCatalogue } from '@retour/core';
import catalogue from '@retour/core/data/products.json';
import {
  Cigarette,
  Footprints,
  Gamepad2,
  Guitar,
  type LucideIcon,
  Package,
  Smartphone,
  Watch,
  Wine,
} from 'lucide-react';
import { expect, it } from 'vitest';
import { productIcon } from './product-icon';

const products = indexCatalogue(catalogue as ProductCatalogue);

function iconOf(id: string): LucideIcon | undefined {
  const product = products.get(id);
  return product && productIcon(product);
}

it.each<[string, LucideIcon]>([
  ['tabac', Cigarette],
  ['cigares', Cigarette],
  ['vin', Wine],
  ['smartphone', Smartphone],
  ['baskets', Footprints],
  ['montre', Watch],
  ['montre-connectee', Watch],
  ['guitare', Guitar],
  ['console-de-jeux', Gamepad2],
  ['autre-produit', Package],
])('draws %s', (id, icon) => {
  expect(iconOf(id)).toBe(icon);
});

it('draws nearly every product with something more telling than a parcel', () => {
  const parcels = [...products.values()].filter((product) => productIcon(product) === Package);
  expect(parcels.length / products.size, parcels.map(({ id }) => id).join(' ')).toBeLessThan(0.1);
});
