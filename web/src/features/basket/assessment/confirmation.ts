import type { SimulationAnswer } from '@retour/contract';
import { type AnswerDifference, compareAnswers, isAboutSameBasket, isJudgedAlike } from './compare-answers';

/** Where the server's confirmation stands for the basket as it is. */
export type Confirmation =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'pending' }
  /** The same cents, of another law or judged otherwise: this page is older than the server. */
  | { readonly kind: 'superseded' }
  | { readonly kind: 'different'; readonly differences: readonly AnswerDifference[] };

/** @param isReceived whether an answer came since this page was loaded: one that was kept may be older than the page, and is asked again */
export function confirmationOf(
  onDevice: SimulationAnswer,
  onServer: SimulationAnswer | null,
  isReceived: (answer: SimulationAnswer) => boolean,
): Confirmation {
  if (onServer === null || !isAboutSameBasket(onDevice, onServer)) return { kind: 'pending' };
  const differences = compareAnswers(onDevice, onServer);
  if (differences.length === 0 && isJudgedAlike(onDevice, onServer)) return { kind: 'confirmed' };
  if (!isReceived(onServer)) return { kind: 'pending' };
  return differences.length > 0 ? { kind: 'different', differences } : { kind: 'superseded' };
}
