import { expect, it } from 'vitest';
import products from '../../data/products.json' with { type: 'json' };
import { lawOn } from '../regulation/law';
import type { ExciseClass, Product, ProductCatalogue } from './product';

/** Names of bottles, with the strength on their label and what they are made of. */
const bottles: readonly (readonly [degree: number, excise: ExciseClass, names: string])[] = [
  [
    40,
    'spirits',
    'jack daniel’s, jameson, nikka, four roses, lagavulin, hendrick’s, absolut, zubrowka, patron',
  ],
  [
    40,
    'spirits',
    'hennessy, rémy martin, cointreau, grand marnier, shrubb, pisco, grappa, bacardi, diplomatico',
  ],
  [53, 'spirits', 'moutai, chartreuse, absinthe'],
  [45, 'spirits', 'ricard, 51, pastis, ouzo, raki, arak'],
  [38, 'spirits', 'sambuca, jägermeister, captain morgan'],
  [25, 'spirits', 'campari, pimm’s, limoncello, amaretto, soju fort'],
  [18, 'spirits', 'get 27, malibu, baileys, crème de whisky, crème de cassis, planteur, punch coco, umeshu'],
  [16, 'spirits', 'soju léger, mojito'],
  [11, 'spirits', 'aperol'],
  [5, 'spirits', 'smirnoff ice, breezer, alcopop'],
  [16, 'intermediate', 'martini, cinzano, lillet, quinquina, vermouth, sangria'],
  [19, 'intermediate', 'madère, xérès, sherry'],
  [17, 'intermediate', 'marsala, pineau, banyuls'],
  [20, 'intermediate', 'tawny, ruby, port wine'],
  [15, 'other-fermented', 'nihonshu, makgeolli, vin de riz'],
  [12, 'sparkling-wine', 'prosecco, cava, crémant, asti, lambrusco, moët, veuve clicquot'],
  [5, 'beer', 'heineken, guinness, leffe, stout'],
];

function leaves(product: Product): readonly Product[] {
  return product.subProducts.length === 0 ? [product] : product.subProducts.flatMap(leaves);
}

function named(nodes: readonly Product[], word: string): readonly Product[] {
  return nodes.flatMap((node) =>
    node.relatedWords.includes(word) ? leaves(node) : named(node.subProducts, word),
  );
}

const { products: catalogue } = products as ProductCatalogue;
const strongDegree = lawOn('2026-11-21').strongAlcoholDegree.value;

it.each(
  bottles.flatMap(([degree, excise, names]) =>
    names.split(', ').map((name) => [name, degree, excise] as const),
  ),
)('finds « %s » of %i degrees among drinks of its strength and of its base', (name, degree, excise) => {
  const found = named(catalogue, name);
  expect(found.length).toBeGreaterThan(0);
  const isStrong = degree > strongDegree;
  for (const { id, amountProduct, tariff } of found) {
    expect([tariff?.exciseClass, amountProduct === 'spiritDrink'], id).toEqual([excise, isStrong]);
  }
});
