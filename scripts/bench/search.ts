import type { ProductCatalogue } from '@retour/core';
import catalogue from '@retour/core/data/products.json' with { type: 'json' };
import { createProductSearch } from '../../web/src/features/reference/search-products';
import { commonestPurchases } from '../../web/src/features/reference/testing/commonest-purchases';
import { productQueries } from '../../web/src/features/reference/testing/product-queries';

/** Milliseconds; the aim is 16 a query on a machine four times slower, so 4 here. */
export interface SearchFigures {
  readonly keyPresses: number;
  readonly indexing: number;
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
  readonly slowest: number;
}

const warmUps = 2;

function asTyped(query: string): readonly string[] {
  return Array.from({ length: Math.max(0, query.length - 1) }, (_, index) => query.slice(0, index + 2));
}

function timed(action: () => unknown): number {
  const start = performance.now();
  action();
  return performance.now() - start;
}

function quantile(sorted: readonly number[], share: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return Number(value.toFixed(3));
}

/** Times the product search as people type: every query of the tables, letter after letter. */
export function benchSearch(): SearchFigures {
  const products = catalogue as ProductCatalogue;
  const indexing = timed(() => createProductSearch(products));
  const search = createProductSearch(products);
  const keyPresses = [...commonestPurchases, ...productQueries].flatMap(([query]) => asTyped(query));
  for (let run = 0; run < warmUps; run += 1) {
    for (const text of keyPresses) search(text);
  }
  const times = keyPresses.map((text) => timed(() => search(text))).sort((a, b) => a - b);
  return {
    keyPresses: times.length,
    indexing: quantile([indexing], 0),
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    slowest: quantile(times, 1),
  };
}
