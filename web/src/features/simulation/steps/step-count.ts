import { isBorderPossible } from '@retour/core';
import type { SimulatorRequest } from '../../../store';

/** The questions asked to this traveller, and the purchases after them. */
export function stepCount({ country, meanOfTransport }: SimulatorRequest): number {
  const asksBorder =
    country !== undefined && meanOfTransport !== undefined && isBorderPossible(country, meanOfTransport);
  return asksBorder ? 5 : 4;
}
