import type { SimulationAnswer, SimulationRequest } from '@retour/contract';
import { createContext, useContext } from 'react';
import type { CallFailure } from '../../../lib/http';
import type { ArticleRefusal } from './article-refusal';
import type { Calculator } from './calculator';
import type { AnswerDifference } from './compare-answers';

export type ConfirmationState =
  | { readonly kind: 'confirmed' | 'pending' }
  | { readonly kind: 'different'; readonly differences: readonly AnswerDifference[] }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** The basket as it is computed at this moment. */
export interface Simulation {
  /** What is shown: the server's answer once it has come, this device's until then; null while nothing can be computed. */
  readonly answer: SimulationAnswer | null;
  readonly refusals: readonly ArticleRefusal[];
  readonly confirmation: ConfirmationState;
  /** Null while the nomenclature and the rates are not there yet. */
  readonly calculator: Calculator | null;
  readonly request: SimulationRequest | null;
  readonly retry: () => void;
}

export const emptySimulation: Simulation = {
  answer: null,
  refusals: [],
  confirmation: { kind: 'pending' },
  calculator: null,
  request: null,
  retry: () => undefined,
};

export const SimulationContext = createContext<Simulation>(emptySimulation);

export function useSimulation(): Simulation {
  return useContext(SimulationContext);
}
