import { countryRegime, type HeldRestriction, lawOn, type ProductCatalogue } from '@retour/core';
import products from '@retour/core/data/products.json';
import { describe, expect, it } from 'vitest';
import { lawToday } from '../../../lib/law-today';
import { soughtGoods } from '../../basket/restrictions/sought-goods';
import { searchProducts } from '../../reference';
import { offeredCatalogue } from '../../reference/offered-catalogue';
import { findGoods } from './find-goods';

const catalogue = products as ProductCatalogue;
const arrival = { country: 'CN', regime: countryRegime('CN'), law: lawOn('2026-11-22') } as const;
const offered = offeredCatalogue(catalogue, { age: 40, country: 'CN' }, lawToday());

const goodIds = (goods: readonly HeldRestriction[]): readonly string[] => goods.map(({ good }) => good.id);

/** Restricted goods and products in the order in which a traveller from China reads them. */
function shownToTraveller(query: string): readonly string[] {
  const { named, begun } = soughtGoods(query, arrival, catalogue.restrictedWords);
  const listed = searchProducts(query, offered).map(({ item }) => item.product.id);
  return [...goodIds(named), ...listed, ...goodIds(begun)];
}

function shownToAgent(query: string): readonly string[] {
  const { named, products, begun } = findGoods(query, catalogue, arrival);
  return [...goodIds(named), ...products.map(({ product }) => product.id), ...goodIds(begun)];
}

/** Written before their results were looked at: quantities, containers, toys, accents. */
const strangers: readonly (readonly [query: string, wanted: string])[] = [
  ['un litre de gin', 'gin'],
  ['trois bouteilles de champagne', 'champagne'],
  ['2 kg de café moulu', 'cafe'],
  ['une paire de lunettes de soleil', 'lunettes-de-soleil'],
  ['paquet de thé vert', 'the-vert'],
  ['un flacon de parfum', 'parfum'],
  ['lapin en peluche', 'peluche'],
  ['cochon en peluche', 'peluche'],
  ['boîte de chocolats', 'chocolat'],
  ['une canette de bière', 'biere'],
  ['10 paquets de cigarettes', 'cigarettes'],
  ['une cartouche de clopes', 'cigarettes'],
  ['sachet de safran', 'safran'],
  ['pâté', 'meat'],
  ['côtelettes', 'meat'],
  ['thé', 'the'],
  ['un kilo de mangues', 'plants'],
  ['pot de confiture', 'confiture'],
  ['bébé crocodile', 'animals'],
  ['bouteille de vodka russe', 'vodka'],
  ['tube de crème solaire', 'creme-solaire'],
  ['une caisse de vin rouge', 'vin'],
  ['5 mètres de tissu', 'tissu'],
  ['tablette de chocolat noir', 'chocolat'],
  ['jouet en bois', 'jouet-bois'],
  ['un coffret de maquillage', 'maquillage'],
  ['une bouteille d’eau', 'eau-minerale'],
  ['singe vivant', 'animals'],
  ['tigre en peluche', 'peluche'],
  ['gousses de vanille', 'vanille'],
];

const found: readonly (readonly [query: string, first: string])[] = [
  ['une bouteille de rhum', 'rhum'],
  ['5 litres de whisky', 'whisky'],
  ['50cl de whisky', 'whisky'],
  ['whisky 2 litres', 'whisky'],
  ['bouteille de vin', 'vin'],
  ['bouteille isotherme', 'gourde-thermos'],
  ['poulet en peluche', 'peluche'],
  ['peluche poulet', 'peluche'],
  ['bébé tigre', 'animals'],
  ['pâtes', 'pates'],
];

// Each list is searched to its end: the search keeps the index of one catalogue.
describe.each([
  ['a traveller', shownToTraveller],
  ['an agent', shownToAgent],
] as const)('what strangers search, for %s', (_who, shown) => {
  it('is among the first three, nine times in ten', () => {
    const misses = strangers.flatMap(([query, wanted]) => {
      const first = shown(query).slice(0, 3);
      return first.includes(wanted) ? [] : [`${query} → ${first.join(' ')}`];
    });
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(strangers.length / 10);
  });

  it.each(found)('is first by its own name: « %s »', (query, first) => {
    expect(shown(query)[0]).toBe(first);
  });

  it('is nothing where no product has the name: « fève tonka »', () => {
    expect(shown('fève tonka')).toEqual([]);
  });
});
