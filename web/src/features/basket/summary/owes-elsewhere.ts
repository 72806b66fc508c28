import type { AnswerLine } from '@retour/contract';

/** A vehicle bought inside the Union: the customs take nothing, and the tax office does where it is new. */
export function owesElsewhere({ explanation }: Pick<AnswerLine, 'explanation'>): boolean {
  return explanation.some(({ code }) => code === 'union-vehicle');
}
