import type { AnswerInWords, Owed } from './format-total';

/** What is computed of an article; the rest of its line is what was declared. */
interface ComputedLine {
  readonly customId: string;
}

/** What the articles that may be kept come to: their figures, which stand for those of the whole, and their lines. */
interface RestDetail {
  readonly lines: readonly ComputedLine[];
}

/** An answer that knows what stays once what may not enter is handed over. */
export interface DetailedAnswer extends AnswerInWords {
  readonly shoppingProducts: readonly (ComputedLine & AnswerInWords['shoppingProducts'][number])[];
  readonly withoutForbidden?: (Owed & { readonly detail?: RestDetail | undefined }) | undefined;
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
