import { isBorderPossible } from '@retour/core';
import type { SimulatorRequest } from '../../../store';

/** Whether the question on frontier residents is one of this journey's. */
export function isBorderAsked({ country, meanOfTransport }: SimulatorRequest): boolean {
  return country !== undefined && meanOfTransport !== undefined && isBorderPossible(country, meanOfTransport);
}
