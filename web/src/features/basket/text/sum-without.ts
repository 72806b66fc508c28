import { phrase } from '@retour/core';

/** The label of a sum that leaves articles out, though they may be in the luggage. */
export function sumWithout(count: number): string {
  return count < 2 ? phrase`Sans cet article, à payer` : phrase`Sans ces articles, à payer`;
}
