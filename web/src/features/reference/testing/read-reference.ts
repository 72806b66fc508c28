import type { CurrencyTable, ProductCatalogue } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { QueryClient } from '@tanstack/react-query';
import { catalogueQuery, currenciesQuery } from '../reference-queries';

/** What a page has once products and rates were read, which takes longer than most of what is looked at then. */
export function readReference(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(catalogueQuery.queryKey, products as unknown as ProductCatalogue);
  client.setQueryData(currenciesQuery.queryKey, currencies as unknown as CurrencyTable);
  return client;
}
