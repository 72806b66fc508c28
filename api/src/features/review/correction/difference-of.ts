import type { Declaration } from '@retour/contract';
import { centsOf, eurosOf } from '@retour/core';

/** In euros: what is owed after, less what was before. */
export function differenceOf(before: Declaration['assessment'], after: Declaration['assessment']): number {
  return eurosOf(centsOf(after.total) - centsOf(before.total));
}
