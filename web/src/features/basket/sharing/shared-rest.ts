import type { UncountedLine } from '../products/typed-list/waiting/uncounted-lines';

/** What a line may be, one of them: a link says it by its place here, from 1 on. */
export const lineTags = ['isForbidden', 'isRegulated', 'isUnderAge'] as const;

/** What the result that is shared does not count, though it may be in the luggage. */
export interface SharedRest {
  /** Lines of a typed list that wait for an answer, with what the law says of them. */
  readonly lines: readonly Pick<UncountedLine, 'typed' | 'count' | (typeof lineTags)[number]>[];
  /** Articles that were left out before, of which nothing more is told. */
  readonly others: number;
}
