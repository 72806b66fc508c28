import type { DutyPlan } from './duty-plan';

/**
 * Why the flat rate was taken: it costs less than the normal rates, or nothing can be compared, for one of them depends on a
 * weight or a composition, or is that of an article without a tariff line.
 */
export type FlatGround = 'cheaper' | 'unmeasured' | 'unlisted';

/** `taxed` are the plans of the goods that are not wholly relieved under the flat rate. */
export function flatGroundOf(taxed: readonly DutyPlan[]): FlatGround {
  if (taxed.some(({ normal }) => normal.assessed === 'none')) return 'unlisted';
  return taxed.some(({ normal }) => normal.assessed === 'partly') ? 'unmeasured' : 'cheaper';
}
