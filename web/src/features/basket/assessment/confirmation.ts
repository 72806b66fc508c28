import type { SimulationAnswer } from '@retour/contract';
import { type AnswerDifference, compareAnswers, isAboutSameBasket } from './compare-answers';

/** Where the server's confirmation stands for the basket as it is. */
export type Confirmation =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'different'; readonly differences: readonly AnswerDifference[] };

export function confirmationOf(onDevice: SimulationAnswer, onServer: SimulationAnswer | null): Confirmation {
  if (onServer === null || !isAboutSameBasket(onDevice, onServer)) return { kind: 'pending' };
  const differences = compareAnswers(onDevice, onServer);
  return differences.length === 0 ? { kind: 'confirmed' } : { kind: 'different', differences };
}
