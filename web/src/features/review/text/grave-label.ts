import {
  type AnswerInWords,
  answerVerdict,
  answerWords,
  atDesk,
  type GraveVerdict,
  graveVerdicts,
} from '@retour/core';

export interface GraveLabel {
  readonly verdict: GraveVerdict;
  /** « Article interdit », whatever is owed beside. */
  readonly label: string;
}

/** What is said before an amount; null when nothing is. */
export function graveLabel(answer: AnswerInWords): GraveLabel | null {
  const found = answerVerdict(answer);
  const verdict = graveVerdicts.find((grave) => grave === found);
  if (verdict === undefined) return null;
  return { verdict, label: answerWords({ ...atDesk(answer), total: 0, totalIsMinimum: false }, 'due').label };
}
