import type { Product } from './product';

const known = new WeakMap<ReadonlyMap<string, Product>, ReadonlyMap<string, readonly Product[]>>();

function kindsByName(products: ReadonlyMap<string, Product>): ReadonlyMap<string, readonly Product[]> {
  const groups =
    known.get(products) ??
    new Map(
      [...products.values()].flatMap(({ question, name, subProducts }) =>
        question === null ? [] : [[name, subProducts] as const],
      ),
    );
  known.set(products, groups);
  return groups;
}

/**
 * The products that one question tells apart, whose name a free article bears, as it does when nobody knows the answer; none for
 * any other name. What it may be stands in brackets after it: « Sac à main (sac ou objet en peau exotique ?) ».
 */
export function kindsNamed(name: string, products: ReadonlyMap<string, Product>): readonly Product[] {
  const [group = name] = name.split(' (');
  return kindsByName(products).get(group) ?? [];
}
