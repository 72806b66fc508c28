import type { UncountedLine } from '../products/typed-list/uncounted-lines';

/** What the result that is shared does not count, though it may be in the luggage. */
export interface SharedRest {
  /** Lines of a typed list that wait for an answer. */
  readonly lines: readonly Pick<UncountedLine, 'typed' | 'count'>[];
  /** Articles that were left out before, of which nothing more is told. */
  readonly others: number;
}
