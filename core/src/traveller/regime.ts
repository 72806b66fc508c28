import { isFrontier, memberStates } from './country';
import { territories } from './territory';
import type { Regime, Traveller } from './traveller';

const regimeByTerritory = new Map(territories.map(({ country, regime }) => [country, regime]));

/** The regime of duty-rules §1; `border` counts only where it is possible. */
export function regimeOf(traveller: Omit<Traveller, 'age'>): Regime {
  const territory = regimeByTerritory.get(traveller.country);
  if (territory !== undefined) return territory;
  if (memberStates.has(traveller.country)) return 'eu';
  return isFrontier(traveller) ? 'frontier' : 'third';
}
