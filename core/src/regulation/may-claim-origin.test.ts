import { expect, it } from 'vitest';
import { preferenceClaims } from '../assessment/preference-claims';
import { tariffTerms } from '../assessment/tariff-terms';
import { law, valueGood } from '../assessment/testing/resolved-goods';
import { catalogue } from '../assessment/testing/situation';
import type { Product } from '../goods/product';
import { regimes } from '../traveller/traveller';
import { mayClaimOrigin } from './may-claim-origin';

const articles = (products: readonly Product[]): readonly Product[] =>
  products.flatMap((product) => [
    ...(product.subProducts.length === 0 ? [product] : []),
    ...articles(product.subProducts),
  ]);

/** Bought under a regime, made in Switzerland. */
function isClaimed(product: Product, regime: (typeof regimes)[number]): boolean {
  const good = valueGood(100_00);
  const made = {
    ...good,
    good: { ...good.good, originCountry: 'CH' },
    arrival: { ...good.arrival, regime },
    terms: tariffTerms(product, law),
  };
  return preferenceClaims([made], law).granted.has(made);
}

// Bought inside the Union nothing is assessed; what is counted by quantity claims nothing.
const assessed = regimes.filter((regime) => regime !== 'eu');
const byValue = articles(catalogue.products).filter(({ kind }) => kind !== 'amount-product');

it.each(assessed)(
  'is said of the articles whose origin an assessment reads, and of no other: %s',
  (regime) => {
    const said = byValue.filter((product) => mayClaimOrigin(product, { regime, law }));
    expect(said.length > 300).toBe(regime === 'third' || regime === 'frontier');
    expect(said).toEqual(byValue.filter((product) => isClaimed(product, regime)));
  },
);

it('is said of nothing bought in the Union, nor of what is counted by quantity', () => {
  const all = articles(catalogue.products);
  expect(all.filter((product) => mayClaimOrigin(product, { regime: 'eu', law }))).toEqual([]);
  const counted = all.filter(({ kind }) => kind === 'amount-product');
  expect(counted.length).toBeGreaterThan(20);
  expect(counted.filter((product) => mayClaimOrigin(product, { regime: 'third', law }))).toEqual([]);
});
