import type { Product } from './product';

const names = new WeakMap<ReadonlyMap<string, Product>, ReadonlySet<string>>();

function groupNames(products: ReadonlyMap<string, Product>): ReadonlySet<string> {
  const known = names.get(products);
  if (known !== undefined) return known;
  const groups = new Set(
    [...products.values()].filter(({ question }) => question !== null).map(({ name }) => name),
  );
  names.set(products, groups);
  return groups;
}

/**
 * Whether a free article bears the name of products that one question tells apart, as it does when nobody knows the answer.
 * What it may be stands in brackets after it: « Sac à main (sac ou objet en peau exotique ?) ».
 */
export function bearsGroupName(name: string, products: ReadonlyMap<string, Product>): boolean {
  const [group = name] = name.split(' (');
  return groupNames(products).has(group);
}
