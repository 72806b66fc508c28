import type { DeclarationStatus } from '@retour/core';
import { noFilters, writeFilters } from '../list/list-filters';
import { reviewPaths } from '../review-paths';

/** The list of the declarations whose correction waits for a second officer. */
export const correctionsToApprove = `${reviewPaths.list}${writeFilters({ ...noFilters, corrections: ['pending'], sort: 'oldest' })}`;

/** What waits in a state: the oldest first, as « Suivante » serves. */
export function queueOf(status: DeclarationStatus): string {
  return `${reviewPaths.list}${writeFilters({ ...noFilters, status: [status], sort: 'oldest' })}`;
}
