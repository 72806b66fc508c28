import type { Arrival } from '@retour/core';
import { createContext, useContext } from 'react';

/** What is open, for which arrival, and where choosing something else leads. */
export interface Selection {
  readonly productId: string | null;
  readonly restrictedId: string | null;
  readonly pathOf: (productId: string | null) => string;
  readonly restrictedPathOf: (restrictedId: string) => string;
  /** The country set beside that of the arrival; null when none is. */
  readonly compared: string | null;
  readonly comparedPathOf: (country: string | null) => string;
  /** The day of the arrival, YYYY-MM-DD. */
  readonly day: string;
  /** The country and the day that restrictions are told for; every restriction while no country is chosen. */
  readonly arrival: Arrival;
  readonly isCountryChosen: boolean;
  readonly onCountry: (country: string) => void;
}

export const SelectionContext = createContext<Selection | null>(null);

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (selection === null) throw new Error('useSelection is called outside the nomenclature.');
  return selection;
}
