import type { CurrencyTable, ProductCatalogue } from '@retour/core';
import { replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAppStore } from '../../store';
import {
  catalogueQuery,
  currenciesQuery,
  embeddedCatalogueQuery,
  embeddedCurrenciesQuery,
} from './reference-queries';

/** What each answer of the server became beside the copy: all who ask get the same object, which is indexed once. */
const compared = new WeakMap<ProductCatalogue, ProductCatalogue>();

/** What the server answered, in the objects of the copy that ships with the application where they are equal; or that copy. */
function freshest(
  server: ProductCatalogue | undefined,
  copy: ProductCatalogue | undefined,
): ProductCatalogue | null {
  if (server === undefined) return copy ?? null;
  const known = compared.get(server);
  if (known !== undefined || copy === undefined) return known ?? server;
  const catalogue = replaceEqualDeep(copy, server);
  compared.set(server, catalogue);
  return catalogue;
}

/** The nomenclature; null only while the very first copy is being read. */
export function useCatalogue(): ProductCatalogue | null {
  const { data: server } = useQuery(catalogueQuery);
  const { data: copy } = useQuery({ ...embeddedCatalogueQuery, enabled: server === undefined });
  return freshest(server, copy);
}

/** Of two tables, the one whose rates hold later. */
export function latestTable(one: CurrencyTable | null, other: CurrencyTable | null): CurrencyTable | null {
  if (one === null || other === null) return one ?? other;
  return one.validTo >= other.validTo ? one : other;
}

/** The rates: the server's, else those it last gave this device or those that ship with the application. */
export function useCurrencies(): CurrencyTable | null {
  const { data: server } = useQuery(currenciesQuery);
  const { data: copy } = useQuery({ ...embeddedCurrenciesQuery, enabled: server === undefined });
  const saved = useAppStore((state) => state.currencies.table);
  return useMemo(() => server ?? latestTable(saved, copy ?? null), [server, saved, copy]);
}
