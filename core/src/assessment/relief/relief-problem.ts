import type { Cents } from '../../money/cents';

/** Articles of one line of the basket that may be relieved, one, two… or all of its identical items at a time. */
export interface ReliefLine {
  /** Index of its allowance in `capacities`. */
  readonly pot: number;
  /** Counts towards the ceiling of the flat rate while it is not relieved. */
  readonly dutiable: boolean;
  /** values[k]: value of k relieved items, as many as the allowance can hold. Starts at 0, never decreases. */
  readonly values: readonly Cents[];
  /** savings[k]: tax that relieving k items saves. Starts at 0, never decreases. */
  readonly savings: readonly Cents[];
  /** Fewest items that have to be relieved. */
  readonly minimum: number;
}

/**
 * Which items to relieve so that the tax saved is the largest, then the value relieved, then the earliest lines'
 * (duty-rules §6). Lines are in the traveller's order.
 */
export interface ReliefProblem {
  readonly lines: readonly ReliefLine[];
  readonly capacities: readonly Cents[];
  /** Value of dutiable goods that has to be relieved for the flat rate to be open; 0 or less asks for nothing. */
  readonly dutiableToRelieve: Cents;
}

/** Items relieved on each line. */
export type ReliefCounts = readonly number[];
