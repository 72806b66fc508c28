import {
  type Arrival,
  type HeldRestriction,
  namesTaxedByQuantity,
  type Product,
  type ProductCatalogue,
  type RestrictedWords,
  type SoughtRestrictions,
} from '@retour/core';
import { isOnlyShelf, searchProducts } from '../../reference';
import { entryBanOf } from '../restrictions/banned-products';
import { soughtGoods } from '../restrictions/sought-goods';
import type { ReadFields } from './typed-list/reading/fill-draft';
import { isVague } from './vague-name';

const maxListLength = 30;

type ProductHit = ReturnType<typeof searchProducts>[number];

export interface FoundGoods extends SoughtRestrictions {
  readonly products: readonly ProductHit[];
}

/** What the rules are read of: « coke 33 cl » is a drink, whatever was taken out of its name with the price. */
export const withQuantity = ({ name, measure }: Pick<ReadFields, 'name' | 'measure'>): string =>
  measure === undefined ? name : `${name} ${measure.value} ${measure.unit}`;

const holder = /^(?:\d+\s+)?(?:bouteille|magnum|carton|caisse|litre)s?\s+/iu;

/** « bouteille Ricard » as « Ricard »: what holds a drink says nothing of it. « Caisse à vin » holds none. */
function withoutHolder(query: string, words: RestrictedWords): string {
  const held = query.replace(holder, '');
  return held !== query && [query, held].every((name) => namesTaxedByQuantity(name, words)) ? held : query;
}

/**
 * In the order in which it is shown; what may not enter is never beside the plain form of the same article.
 * @param ruled what the rules are read of
 */
export function findGoods(
  catalogue: ProductCatalogue,
  query: string,
  arrival: Arrival | null,
  ruled = query,
): FoundGoods {
  const named = withoutHolder(query, catalogue.restrictedWords);
  const hits = isVague(query) ? [] : searchProducts(named, catalogue).slice(0, maxListLength);
  if (arrival === null) return { named: [], begun: [], products: hits };
  const sought = soughtGoods(ruled, arrival, catalogue.restrictedWords);
  const isBanned = sought.named.some(({ severity }) => severity === 'forbidden');
  return {
    ...sought,
    products: hits.filter(
      (hit) => entryBanOf(hit.item.product, arrival) === null && !(isBanned && isOnlyShelf(hit)),
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

/**
 * The first result that is shown, which Enter opens: restricted goods come before any product.
 * @param ruled what the rules are read of
 */
export function bestResult(
  catalogue: ProductCatalogue,
  query: string,
  arrival: Arrival | null,
  ruled = query,
): BestResult | undefined {
  const {
    named: [named],
    products: [hit],
    begun: [begun],
  } = findGoods(catalogue, query, arrival, ruled);
  if (named !== undefined) return { restriction: named, called: query.trim() };
  if (hit !== undefined) return { product: hit.item.product, called: query.trim() };
  return begun && { restriction: begun, called: begun.good.name };
}
