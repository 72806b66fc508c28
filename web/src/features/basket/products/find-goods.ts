import {
  type Arrival,
  type HeldRestriction,
  namesTaxedByQuantity,
  type Product,
  type ProductCatalogue,
  type SoughtRestrictions,
} from '@retour/core';
import { isOnlyShelf, searchProducts } from '../../reference';
import { banOf } from '../restrictions/banned-products';
import { soughtGoods } from '../restrictions/sought-goods';
import { isVague } from './vague-name';

const maxListLength = 30;

type ProductHit = ReturnType<typeof searchProducts>[number];

export interface FoundGoods extends SoughtRestrictions {
  readonly products: readonly ProductHit[];
}

/** In the order in which it is shown; what may not enter is never beside the plain form of the same article. */
export function findGoods(catalogue: ProductCatalogue, query: string, arrival: Arrival | null): FoundGoods {
  const hits = isVague(query) ? [] : searchProducts(query, catalogue).slice(0, maxListLength);
  if (arrival === null) return { named: [], begun: [], products: hits };
  const sought = soughtGoods(query, arrival, catalogue.restrictedWords);
  const isBanned = sought.named.some(({ severity }) => severity === 'forbidden');
  return {
    ...sought,
    products: hits.filter(
      (hit) => banOf(hit.item.product, arrival) === null && !(isBanned && isOnlyShelf(hit)),
    ),
  };
}

/**
 * Whether the words name tobacco or alcohol, for somebody to whom its age hides them: what else is found is only near, though
 * its name holds theirs: « bière » is no « Bière sans alcool ».
 */
export function isHiddenByAge(query: string, { restrictedWords }: ProductCatalogue): boolean {
  return namesTaxedByQuantity(query, restrictedWords);
}

export interface BestResult {
  readonly product?: Product | undefined;
  readonly restriction?: HeldRestriction | undefined;
  /** What restricted goods are called by who looks for them. */
  readonly called: string;
}

/** The first result that is shown, which Enter opens: restricted goods come before any product. */
export function bestResult(
  catalogue: ProductCatalogue,
  query: string,
  arrival: Arrival | null,
): BestResult | undefined {
  const {
    named: [named],
    products: [hit],
    begun: [begun],
  } = findGoods(catalogue, query, arrival);
  if (named !== undefined) return { restriction: named, called: query.trim() };
  if (hit !== undefined) return { product: hit.item.product, called: query.trim() };
  return begun && { restriction: begun, called: begun.good.name };
}
