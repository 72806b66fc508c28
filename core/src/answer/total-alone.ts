import type { AnswerStage } from './answer-stages';
import { answerWords } from './answer-words';
import type { Owed } from './format-total';

/** What is told of an answer where its lines and its warnings are not. */
interface TotalAlone extends Owed {
  /** An office computes the taxes of one: `isVehicleLeft`. */
  readonly hasVehicle?: boolean | undefined;
}

/** The amount of an answer, as `answerWords` says it of the whole. */
export function formatTotalAlone(
  { total, totalIsMinimum, hasVehicle }: TotalAlone,
  stage: AnswerStage,
): string {
  const warnings = hasVehicle ? [{ code: 'vehicle', severity: 'regulated' } as const] : [];
  return answerWords({ total, totalIsMinimum, warnings, shoppingProducts: [] }, stage).amount;
}
