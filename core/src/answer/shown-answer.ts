import type { AnswerInWords, LineOfRest } from './format-total';

/** An answer whose lines are told apart: what stays once what may not enter is handed over has its own of each. */
export interface DetailedAnswer extends AnswerInWords {
  readonly shoppingProducts: readonly (AnswerInWords['shoppingProducts'][number] & LineOfRest)[];
}

/**
 * An answer as it is shown until it is paid. What may not enter takes its share of the allowances until it is handed
 * over, but nobody pays to keep it: beside it, the other articles, the allowances and the taxes are those of the rest, which is
 * what is asked. `total` stays that of all, which the words under the amount name. An answer of before 26 November 2026 does
 * not know the rest, and is shown as it is.
 */
export function shownAnswer<Answer extends DetailedAnswer>(answer: Answer): Answer {
  const detail = answer.withoutForbidden?.detail;
  if (detail === undefined) return answer;
  const { lines, ...figures } = detail;
  const computed = new Map(lines.map((line) => [line.customId, line]));
  return {
    ...answer,
    ...figures,
    shoppingProducts: answer.shoppingProducts.map((line) => ({ ...line, ...computed.get(line.customId) })),
  };
}
