import { dayMs, readCurrenciesRoute, readProductsRoute } from '@retour/contract';
import type { CurrencyTable, ProductCatalogue } from '@retour/core';
import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { callRoute } from '../../lib/http';
import { changeAppState } from '../../store';
import { readEmbeddedCatalogue, readEmbeddedCurrencies } from './embedded-data';

/** Fetched at start and every 24 hours (specification §9). */
const fetched = {
  gcTime: Number.POSITIVE_INFINITY,
  refetchInterval: dayMs,
  // A phone's timers sleep with it: on return, what is a day old is fetched again.
  refetchOnWindowFocus: (query: { readonly state: { readonly dataUpdatedAt: number } }): boolean =>
    Date.now() - query.state.dataUpdatedAt > dayMs,
};

const embedded = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // The service worker answers without a network.
  networkMode: 'always',
  retry: 3,
} as const;

export const catalogueQuery = queryOptions({
  ...fetched,
  queryKey: ['reference', 'products'],
  queryFn: ({ signal }): Promise<ProductCatalogue> => callRoute(readProductsRoute, { signal }),
});

export const embeddedCatalogueQuery = queryOptions({
  ...embedded,
  queryKey: ['reference', 'embedded-products'],
  queryFn: ({ signal }): Promise<ProductCatalogue> => readEmbeddedCatalogue(signal),
});

export const currenciesQuery = queryOptions({
  ...fetched,
  queryKey: ['reference', 'currencies'],
  queryFn: async ({ signal }): Promise<CurrencyTable> => {
    const table = await callRoute(readCurrenciesRoute, { signal });
    changeAppState(() => ({ currencies: { table } }));
    return table;
  },
});

export const embeddedCurrenciesQuery = queryOptions({
  ...embedded,
  queryKey: ['reference', 'embedded-currencies'],
  queryFn: ({ signal }): Promise<CurrencyTable> => readEmbeddedCurrencies(signal),
});

/** Fetches products and rates now and every 24 hours, whatever page is open; a slow phone answers in between. */
export function startReferenceRefresh(client: QueryClient): void {
  setTimeout(() => new QueryObserver(client, catalogueQuery).subscribe(() => undefined));
  setTimeout(() => new QueryObserver(client, currenciesQuery).subscribe(() => undefined));
}
