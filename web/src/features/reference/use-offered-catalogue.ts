import type { OfferQuestion, ProductCatalogue } from '@retour/core';
import { useEffect, useMemo } from 'react';
import { lawToday } from '../../lib/law-today';
import { offeredCatalogue } from './offered-catalogue';
import { useCatalogue } from './use-reference';

/** Time left to a page to show itself before the search is indexed, so that the first letter typed does not wait. */
const calmMs = 200;

/** Indexes a catalogue for the search, once the page has shown itself. */
export function usePreparedSearch(catalogue: ProductCatalogue | null): void {
  useEffect(() => {
    if (catalogue === null) return undefined;
    const timer = setTimeout(() => {
      import('./search-products')
        .then(({ prepareProductSearch }) => prepareProductSearch(catalogue))
        .catch(() => undefined);
    }, calmMs);
    return () => clearTimeout(timer);
  }, [catalogue]);
}

/** The nomenclature limited to what is offered to a traveller of this age for purchases in this country. */
export function useOfferedCatalogue({ age, country }: OfferQuestion): ProductCatalogue | null {
  const catalogue = useCatalogue();
  const law = lawToday();
  const offered = useMemo(
    () => (catalogue === null ? null : offeredCatalogue(catalogue, { age, country }, law)),
    [catalogue, age, country, law],
  );
  usePreparedSearch(offered);
  return offered;
}
