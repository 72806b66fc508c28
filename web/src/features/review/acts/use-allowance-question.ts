import type { Declaration } from '@retour/contract';
import { useState } from 'react';
import {
  sentenceOfTaken,
  sentencesOfUses,
  type UsedAllowances,
  useTakenBeyondUse,
  useUsedAllowances,
} from '../detail/use-used-allowances';

export interface AllowanceQuestion {
  readonly state: UsedAllowances['state'];
  /** What others have used of the allowances that the amount counts, in sentences. */
  readonly used: readonly string[];
  /** What was taken off them beyond what others use, in sentences. */
  readonly taken: readonly string[];
  /** Whether it is to be vouched for before the amount is accepted: once for the same uses. */
  readonly isAsked: boolean;
  readonly vouch: () => void;
}

/**
 * Whether the amount of a declaration may be too low, as others of its traveller have used its allowances, or too high, as more was taken
 * off than they use, and nobody here said that it is not.
 */
export function useAllowanceQuestion(declaration: Declaration): AllowanceQuestion {
  const { state, uses } = useUsedAllowances(declaration);
  const used = sentencesOfUses(uses);
  const taken = useTakenBeyondUse(declaration).map(sentenceOfTaken);
  const question = [...used, ...taken].join(' ');
  const [vouched, setVouched] = useState('');
  const isAsked = question !== '' && question !== vouched;
  return { state, used, taken, isAsked, vouch: () => setVouched(question) };
}
