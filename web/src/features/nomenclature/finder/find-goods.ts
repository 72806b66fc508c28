import {
  type Arrival,
  cnPrefixes,
  gravestFirst,
  type HeldRestriction,
  indexCatalogue,
  type Product,
  type ProductCatalogue,
  restrictedGoods,
  restrictionOf,
} from '@retour/core';
import { ancestorsOf } from '../../basket/products/ancestors';
import { soughtGoods } from '../../basket/restrictions/sought-goods';
import { searchProducts } from '../../reference';
import { typedCode, widerCodes } from './typed-code';

interface FoundProduct {
  readonly product: Product;
  /** The category or the group that holds it. */
  readonly parent: Product | undefined;
}

/** What a search finds, in the order in which it is shown. */
export interface FoundGoods {
  /** Restricted goods that are named, or that hold the code: before any product. */
  readonly named: readonly HeldRestriction[];
  readonly products: readonly FoundProduct[];
  /** Restricted goods whose name only begins so. */
  readonly begun: readonly HeldRestriction[];
  /** The beginning of a code whose goods these are: what was typed, or its heading; null when words were read. */
  readonly code: string | null;
}

const maxListLength = 30;

function goodsUnder(code: string, catalogue: ProductCatalogue, arrival: Arrival): FoundGoods {
  const products = [...indexCatalogue(catalogue).values()]
    .filter(({ tariff }) => tariff?.cnCode.startsWith(code))
    .toSorted((a, b) => (a.tariff?.cnCode ?? '').localeCompare(b.tariff?.cnCode ?? ''));
  const named = restrictedGoods
    .filter(({ id }) => cnPrefixes[id].some((prefix) => prefix.startsWith(code) || code.startsWith(prefix)))
    .flatMap(({ id }) => restrictionOf(id, arrival) ?? []);
  return {
    named: gravestFirst(named),
    products: products.map((product) => ({ product, parent: ancestorsOf(catalogue, product.id).at(-1) })),
    begun: [],
    code,
  };
}

export function foundCount({ named, products, begun }: FoundGoods): number {
  return named.length + products.length + begun.length;
}

/** The goods under a code; under its heading when the nomenclature holds no product so far down. */
function goodsOfCode(code: string, catalogue: ProductCatalogue, arrival: Arrival): FoundGoods | undefined {
  const found = widerCodes(code).map((wider) => goodsUnder(wider, catalogue, arrival));
  return found.find(({ products }) => products.length > 0) ?? found.find((goods) => foundCount(goods) > 0);
}

/** Products and restricted goods of a code's prefix, or, when there is none, those of the words. */
export function findGoods(query: string, catalogue: ProductCatalogue, arrival: Arrival): FoundGoods {
  const code = typedCode(query);
  const ofCode = code === null ? undefined : goodsOfCode(code, catalogue, arrival);
  if (ofCode !== undefined) return ofCode;
  const products = searchProducts(query, catalogue)
    .slice(0, maxListLength)
    .map(({ item: { product, ancestors } }) => ({ product, parent: ancestors.at(-1) }));
  const { named, begun } = soughtGoods(query, arrival, catalogue.restrictedWords);
  return { named: gravestFirst(named), products, begun, code: null };
}
