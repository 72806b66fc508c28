import type { SimulationAnswer } from '@retour/contract';
import { countToAssess, refuseSettlement, wayOutOfAssessing, whyNotSettled } from '@retour/core';
import { actText } from '../text/act-text';

/** Of an amount that nobody has assessed, what an agent is told. */
export interface Unassessed {
  /** Why it is not collected, and what to do. */
  readonly why: string;
  /** The same, before it is validated all the same. */
  readonly notFinal: string;
  /** Nothing that is corrected ends it: another declaration does, and this one is refused. */
  readonly isRefused: boolean;
}

/** Undefined once all of it is known, without what may not enter, which nobody assesses. */
export function unassessedOf(
  assessment: Pick<SimulationAnswer, 'totalIsMinimum' | 'withoutForbidden' | 'shoppingProducts'>,
): Unassessed | undefined {
  if (refuseSettlement(assessment.withoutForbidden ?? assessment) === null) return undefined;
  const { shoppingProducts } = assessment;
  const why = whyNotSettled(shoppingProducts);
  const way = wayOutOfAssessing(shoppingProducts);
  return {
    why,
    notFinal:
      way === 'correct' ? actText.notFinal(countToAssess(shoppingProducts)) : actText.notFinalHere(why),
    isRefused: way === 'refuse',
  };
}
