import { isFrontier, memberStates } from '../traveller/country';
import type { Regime, Traveller } from '../traveller/traveller';
import { territories } from './tables/territories';

const regimeByTerritory = new Map(territories.map(({ country, regime }) => [country, regime]));

/** The regime of duty-rules §1; `border` counts only where it is possible. */
export function regimeOf(traveller: Omit<Traveller, 'age'>): Regime {
  const territory = regimeByTerritory.get(traveller.country);
  if (territory !== undefined) return territory;
  if (memberStates.has(traveller.country)) return 'eu';
  return isFrontier(traveller) ? 'frontier' : 'third';
}
