import type { SimulationAnswer } from '@retour/contract';
import { answerVerdict, graveVerdicts, phrase } from '@retour/core';

/** Whether an answer says first what may not enter, or asks for papers. */
function isGrave(answer: SimulationAnswer): boolean {
  const verdict = answerVerdict(answer);
  return graveVerdicts.some((grave) => grave === verdict);
}

/** The label over an amount that leaves articles out, though they may be in the luggage; what is grave is said before them. */
export function labelWithout(count: number, answer: SimulationAnswer, label: string): string {
  if (count === 0 || isGrave(answer)) return label;
  return count < 2
    ? phrase`Sans l'article non compté, à payer`
    : phrase`Sans les articles non comptés, à payer`;
}
