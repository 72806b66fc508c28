import {
  type Arrival,
  type HeldRestriction,
  offeredForCountry,
  type Product,
  restrictionOf,
} from '@retour/core';

/** What keeps a product, or every product of a group, from being offered for a country; null when something else does. */
export function entryBanOf(product: Product, arrival: Arrival): HeldRestriction | null {
  if (product.kind !== 'category') {
    const isOffered = offeredForCountry(product, arrival.country);
    const restriction = restrictionOf(product.restrictedGood, arrival);
    return restriction !== null && (!isOffered || restriction.severity === 'forbidden') ? restriction : null;
  }
  const bans = product.subProducts.map((child) => entryBanOf(child, arrival));
  return bans.includes(null) ? null : (bans[0] ?? null);
}

export interface BannedProduct {
  readonly product: Product;
  readonly restriction: HeldRestriction;
}

/** The products of a level of the tree that the law keeps out from this country: said, where they would be missed. */
export function bannedAmong(products: readonly Product[], arrival: Arrival): readonly BannedProduct[] {
  return products.flatMap((product) => {
    const restriction = entryBanOf(product, arrival);
    return restriction === null ? [] : [{ product, restriction }];
  });
}
