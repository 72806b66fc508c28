import type { AnswerLine } from '@retour/contract';
import { restrictedGoodFor } from '@retour/core';
import { useArrival } from '../restrictions/use-arrival';

/** « Interdit en avion », of what is regulated at the border and may not board the transport of the trip; undefined otherwise. */
export function useBoardingBan(line: AnswerLine | undefined): string | undefined {
  const arrival = useArrival();
  const { code = null, severity } = line?.restriction ?? {};
  return arrival === null || severity !== 'regulated'
    ? undefined
    : restrictedGoodFor(code, arrival)?.boardingBan;
}
