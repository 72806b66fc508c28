import { foldText, singular } from '../french/fold-text';
import { isNamedFreely, type Product } from './product';

const known = new WeakMap<ReadonlyMap<string, Product>, ReadonlyMap<string, readonly Product[]>>();

/** However it is typed: « Chocolat », « chocolats ». What it may be stands in brackets after it: « Sac à main (sac ou objet en peau exotique ?) ». */
function keyOf(name: string): string {
  const [group = name] = name.split(' (');
  return foldText(group).trim().split(/\s+/u).map(singular).join(' ');
}

function kindsByName(products: ReadonlyMap<string, Product>): ReadonlyMap<string, readonly Product[]> {
  const groups =
    known.get(products) ??
    new Map(
      [...products.values()].flatMap(({ question, name, subProducts }) =>
        question === null ? [] : [[keyOf(name), subProducts] as const],
      ),
    );
  known.set(products, groups);
  return groups;
}

/** One for them all. */
const noKinds: readonly Product[] = [];

/**
 * The products that one question tells apart, whose name a free article bears, as it does when nobody knows the answer; none for
 * any other name, or of an article that the list names.
 */
export function kindsOf(
  product: Product | null,
  customName: string | null,
  products: ReadonlyMap<string, Product>,
): readonly Product[] {
  if (!isNamedFreely(product)) return noKinds;
  return kindsByName(products).get(keyOf(customName ?? '')) ?? noKinds;
}
