import type { Declaration } from '@retour/contract';
import { useState } from 'react';
import { sentenceOfUse, type UsedAllowances, useUsedAllowances } from '../detail/use-used-allowances';

export interface AllowanceQuestion {
  readonly state: UsedAllowances['state'];
  /** What others have used of the allowances that the amount counts, in sentences. */
  readonly used: readonly string[];
  /** Whether it is to be vouched for before the amount is accepted: once for the same uses. */
  readonly isAsked: boolean;
  readonly vouch: () => void;
}

/** Whether the amount of a declaration may be too low, as others of its traveller have used its allowances, and nobody here said that it is not. */
export function useAllowanceQuestion(declaration: Declaration): AllowanceQuestion {
  const { state, uses } = useUsedAllowances(declaration);
  const used = uses.map(sentenceOfUse);
  const question = used.join(' ');
  const [vouched, setVouched] = useState('');
  return { state, used, isAsked: question !== vouched && used.length > 0, vouch: () => setVouched(question) };
}
