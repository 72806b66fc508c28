import type { Arrival, Product } from '@retour/core';

/** Why a customs office sees to a product whatever it costs; null for the others, and inside the Union, where none does. */
export function leftToOffice({ notManagedReason }: Product, arrival: Arrival | null): string | null {
  return arrival === null || arrival.regime === 'eu' ? null : notManagedReason;
}
