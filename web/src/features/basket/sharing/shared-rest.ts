import type { UncountedLine } from '../products/typed-list/uncounted-lines';

/** What the law makes of a line, as it is numbered in a link, from 1. */
export const lineVerdicts = ['isForbidden', 'isRegulated', 'isUnderAge'] as const;

/** What the result that is shared does not count, though it may be in the luggage. */
export interface SharedRest {
  /** Lines of a typed list that wait for an answer. */
  readonly lines: readonly Pick<UncountedLine, 'typed' | 'count' | (typeof lineVerdicts)[number]>[];
  /** Articles that were left out before, of which nothing more is told. */
  readonly others: number;
}
