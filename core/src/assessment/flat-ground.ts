import type { DutyPlan } from './duty-plan';

/**
 * Why the flat rate was taken: of the totals that are known its is the lowest, by which of the articles the allowance holds too; or
 * nothing can be compared, for a normal rate depends on a weight, an area or a composition, or is that of an article without a
 * tariff line, in the list or not.
 */
export type FlatGround = 'lowest' | 'unmeasured' | 'unlisted';

/** `taxed` are the plans of the goods that are not wholly relieved under the flat rate. */
export function flatGroundOf(taxed: readonly DutyPlan[]): FlatGround {
  if (taxed.some(({ normal }) => normal.assessed === 'none')) return 'unlisted';
  return taxed.some(({ normal }) => !normal.specific.computable) ? 'unmeasured' : 'lowest';
}
