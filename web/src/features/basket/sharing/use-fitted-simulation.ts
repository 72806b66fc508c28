import { dayInParis } from '@retour/contract';
import { useMemo } from 'react';
import { useCatalogue, useCurrencies } from '../../reference';
import { useCalculator } from '../assessment/use-calculator';
import { type FittedSimulation, fitSimulation } from './fit-simulation';
import type { ReadSimulation } from './read-simulation';

/** What was read, as today's nomenclature, rates and rules take it; null until they are here. */
export function useFittedSimulation(
  read: Extract<ReadSimulation, { readonly kind: 'read' }>,
): FittedSimulation | null {
  const catalogue = useCatalogue();
  const calculator = useCalculator(catalogue, useCurrencies(), dayInParis(new Date()), false);
  return useMemo(
    () => (catalogue && calculator ? fitSimulation(read, catalogue, calculator) : null),
    [read, catalogue, calculator],
  );
}
