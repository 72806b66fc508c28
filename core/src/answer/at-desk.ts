import type { AnswerInWords } from './format-total';

/** An answer as officers read it: the goods have travelled, so that what counts is what the border says of them. */
export function atDesk(answer: AnswerInWords): AnswerInWords {
  return {
    ...answer,
    shoppingProducts: answer.shoppingProducts.map(({ restriction, ...line }) => ({
      ...line,
      restriction: restriction && { ...restriction, barredAboard: undefined },
    })),
    warnings: answer.warnings.map((warning) => ({ ...warning, barredAboard: undefined })),
  };
}
