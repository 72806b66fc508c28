import {
  type Arrival,
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
  /** Whether codes were compared, and not words. */
  readonly byCode: boolean;
}

const maxListLength = 30;
const minCodeLength = 4;
/** A customs declaration writes ten digits; the nomenclature holds eight. */
const codeLength = 8;

/** The digits of a code, « 0210 20 » or « NC 0210.20 »; null for anything else. */
function codeOf(query: string): string | null {
  const [, digits = ''] = /^\s*(?:nc\s*)?([\d\s.]+)$/iu.exec(query) ?? [];
  const code = digits.replace(/\D/g, '');
  return code.length < minCodeLength ? null : code.slice(0, codeLength);
}

function goodsOfCode(code: string, catalogue: ProductCatalogue, arrival: Arrival): FoundGoods {
  const products = [...indexCatalogue(catalogue).values()]
    .filter(({ tariff }) => tariff?.cnCode.startsWith(code))
    .toSorted((a, b) => (a.tariff?.cnCode ?? '').localeCompare(b.tariff?.cnCode ?? ''));
  const named = restrictedGoods
    .filter(({ cnPrefixes }) =>
      cnPrefixes.some((prefix) => prefix.startsWith(code) || code.startsWith(prefix)),
    )
    .flatMap(({ id }) => restrictionOf(id, arrival) ?? []);
  return {
    named,
    products: products.map((product) => ({ product, parent: ancestorsOf(catalogue, product.id).at(-1) })),
    begun: [],
    byCode: true,
  };
}

/** Products and restricted goods of a code's prefix, or, when there is none, those of the words. */
export function findGoods(query: string, catalogue: ProductCatalogue, arrival: Arrival): FoundGoods {
  const code = codeOf(query);
  if (code !== null) {
    const found = goodsOfCode(code, catalogue, arrival);
    if (found.named.length + found.products.length > 0) return found;
  }
  const products = searchProducts(query, catalogue)
    .slice(0, maxListLength)
    .map(({ item: { product, ancestors } }) => ({ product, parent: ancestors.at(-1) }));
  return { ...soughtGoods(query, arrival, catalogue.restrictedWords), products, byCode: false };
}
