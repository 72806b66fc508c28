import { countryRegime, lawOn, namedGoodOf, type ProductCatalogue, restrictionsSought } from '@retour/core';
import products from '@retour/core/data/products.json';
import { describe, expect, it } from 'vitest';
import { lawToday } from '../../../lib/law-today';
import { searchProducts } from '../../reference';
import { offeredCatalogue } from '../../reference/offered-catalogue';
import { findGoods } from './find-goods';

const catalogue = products as ProductCatalogue;
const arrival = { country: 'US', regime: countryRegime('US'), law: lawOn('2026-11-22') } as const;
const offered = offeredCatalogue(catalogue, { age: 40, country: 'US' }, lawToday());

/** What is typed, what is wanted first, and how many products at most a traveller and an agent read. */
const wanted: readonly (readonly [query: string, first: string, travellers: number, agents: number])[] = [
  ['foie gras', 'meat', 0, 1],
  ['cash', 'cash', 0, 0],
  ['argent', 'cash', 7, 7],
  ['cerf', 'meat', 0, 0],
  ['saucisson', 'meat', 1, 2],
  ['lait', 'dairy', 6, 8],
  ['cannabis', 'drugs', 1, 1],
  ['shit', 'drugs', 0, 0],
  ['ivoire', 'ivory', 0, 0],
  ['miel', 'animal-products', 2, 2],
  ['médicaments', 'medicine', 3, 3],
  ['or', 'cash', 6, 6],
  ['car', 'voiture', 2, 2],
  ['voiture', 'voiture', 9, 9],
  ['scooter', 'moto-scooter', 3, 3],
  ['cap', 'casquette', 1, 1],
  ['lin', 'linge-de-lit-lin', 2, 2],
  ['bas', 'collants', 3, 3],
  ['port', 'alcool-intermediaire', 3, 3],
  ['thé', 'the', 2, 2],
  ['vin', 'vin', 11, 11],
  ['gin', 'gin', 1, 1],
  ['cigare', 'cigares', 3, 3],
  ['ordi', 'ordinateur-portable', 2, 2],
  ['pneu', 'pneu-velo', 3, 3],
  ['bague', 'bijou', 2, 2],
  ['sel', 'sel', 4, 4],
  ['pot', 'tabac-a-rouler', 5, 5],
  ['tapis', 'tapis', 6, 6],
  ['sac', 'sac-a-main', 7, 7],
  ['café', 'cafe', 4, 4],
  ['pâtes alimentaires', 'pates', 1, 1],
  ['cashew', 'noix-de-cajou', 1, 1],
  ['huile d’olive', 'huile-olive', 1, 1],
  ['clé usb', 'ssd-cle-usb-carte-memoire', 1, 1],
  // How much there is, or what holds it, is not what it is.
  ['une bouteille de rhum', 'rhum', 1, 1],
  ['5 litres de whisky', 'whisky', 4, 4],
  ['whisky 70cl', 'whisky', 4, 4],
  ['fromage', 'dairy', 1, 2],
  ['pâtes', 'pates', 4, 8],
  ['pâté', 'meat', 4, 8],
  // The beginning of a word, then a typo: where no word is written so, both are read.
  ['parapl', 'parapluie', 1, 1],
  ['casquet', 'casquette', 1, 1],
  ['parfun', 'parfum', 4, 4],
  ['téléphonne', 'smartphone', 7, 7],
];

describe.each(wanted)('« %s »', (query, first, travellers, agents) => {
  const ids = searchProducts(query, offered).map(({ item }) => item.product.id);
  const { named } = restrictionsSought(query, arrival, catalogue.restrictedWords);
  const found = findGoods(query, catalogue, arrival);
  const shown = [...named.map(({ good }) => good.id), ...ids];
  const shownToAgents = [
    ...found.named.map(({ good }) => good.id),
    ...found.products.map(({ product }) => product.id),
  ];

  it(`finds ${first} first`, () => {
    expect([shown[0], shownToAgents[0]]).toEqual([first, first]);
  });

  it('leaves out what only looks like it', () => {
    expect(ids.length, ids.join(' ')).toBeLessThanOrEqual(travellers);
    expect(found.products.length, shownToAgents.join(' ')).toBeLessThanOrEqual(agents);
  });

  it('is a rule or a product, never both', () => {
    expect(namedGoodOf(first) !== undefined).toBe(named.length > 0);
  });
});
