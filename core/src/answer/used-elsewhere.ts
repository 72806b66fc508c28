import type { DeclarationStatus } from '../declaration/status';
import { centsOf } from '../money/cents';
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
function ownUses(declaration: Counting): readonly CountedAllowance[] {
  return lineTotals(declaration).answer.allowances.filter(({ used }) => used > 0);
}

/** Whether a declaration uses some of an allowance, so that others may have used it before. */
export function usesAllowance(declaration: Counting): boolean {
  return ownUses(declaration).length > 0;
}

/**
 * What others of its traveller have used of the allowances that a declaration counts, where they arrived the same day. Nothing of an
 * allowance that holds them all: whichever comes first, nothing is due.
 */
export function usedElsewhere<Other extends OtherOne>(
  declaration: Counting,
  others: readonly Other[],
): AllowanceUse<Other>[] {
  const uses = others
    .filter(({ date, status }) => date === declaration.date && !isNeverCollected(status))
    .flatMap(({ publicId, likeness, allowances }) =>
      allowances.flatMap(({ pot, used, limit }) =>
        used > 0 && limit !== null ? [{ publicId, likeness, pot, used, limit }] : [],
      ),
    );
  const exceeded = ownUses(declaration).flatMap(({ pot, used, limit }) => {
    const ofOthers = uses.filter((use) => use.pot === pot).map((use) => centsOf(use.used));
    const together = ofOthers.reduce((sum, cents) => sum + cents, centsOf(used));
    return limit === null || together > centsOf(limit) ? [pot] : [];
  });
  return uses.filter(({ pot }) => exceeded.includes(pot));
}
