import type { DeclarationStatus } from '../declaration/status';
import { isNeverCollected } from './answer-stages';
import { lineTotals } from './line-totals';
import type { DetailedAnswer } from './shown-answer';

/** An allowance as an answer counts it, in euros; a limit of null is none that is counted by its value. */
interface CountedAllowance {
  readonly pot: 'value' | 'food';
  readonly limit: number | null;
  readonly used: number;
}

interface CountedAnswer extends DetailedAnswer {
  readonly allowances: readonly CountedAllowance[];
}

interface Counting {
  readonly status: DeclarationStatus;
  /** Day of arrival: an allowance counts once for it. */
  readonly date: string;
  readonly assessment: CountedAnswer;
}

interface OtherOne {
  readonly publicId: string;
  readonly status: DeclarationStatus;
  readonly likeness: string;
  readonly date: string;
  readonly allowances: readonly CountedAllowance[];
}

/** What another declaration of the same traveller and day of arrival has used of an allowance, in euros. */
export interface AllowanceUse<Other extends OtherOne = OtherOne> {
  readonly publicId: string;
  readonly likeness: Other['likeness'];
  readonly pot: CountedAllowance['pot'];
  readonly used: number;
  readonly limit: number;
}

/** The allowances that a declaration uses some of. */
function ownPots(declaration: Counting): ReadonlySet<string> {
  return new Set(
    lineTotals(declaration).answer.allowances.flatMap(({ pot, used }) => (used > 0 ? [pot] : [])),
  );
}

/** Whether a declaration uses some of an allowance, so that others may have used it before. */
export function usesAllowance(declaration: Counting): boolean {
  return ownPots(declaration).size > 0;
}

/** What others of its traveller have used of the allowances that a declaration counts, where they arrived the same day. */
export function usedElsewhere<Other extends OtherOne>(
  declaration: Counting,
  others: readonly Other[],
): AllowanceUse<Other>[] {
  const own = ownPots(declaration);
  return others
    .filter(({ date, status }) => date === declaration.date && !isNeverCollected(status))
    .flatMap(({ publicId, likeness, allowances }) =>
      allowances.flatMap(({ pot, used, limit }) =>
        used > 0 && limit !== null && own.has(pot) ? [{ publicId, likeness, pot, used, limit }] : [],
      ),
    );
}
