import type { SimulationAnswer } from '@retour/contract';
import { countOf } from '../products/typed-list/uncounted-lines';
import { useUncountedLines } from '../products/typed-list/use-uncounted-lines';
import { useBasketSession } from '../session/basket-session';
import { labelWithout } from '../text/sum-without';

/** What is said over the sum: in the basket as over the result, of how many articles it is without. */
export function useSumLabel(onBasket: boolean): (answer: SimulationAnswer, label: string) => string {
  const { leftOut = 0 } = useBasketSession();
  const waiting = useUncountedLines();
  // On the page of a list the lines are answered one by one, and are no part of the sum yet.
  const count = leftOut + (onBasket ? countOf(waiting) : 0);
  return (answer, label) => labelWithout(count, answer, label);
}
