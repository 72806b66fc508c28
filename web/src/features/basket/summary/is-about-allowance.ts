import type { AnswerLine } from '@retour/contract';

const aboutAllowance = /^(?:value-|quantity-relieved|pot-)/u;

/** Whether an allowance holds something of a line, or does not: money and medicines are in none. */
export function isAboutAllowance({ explanation }: Pick<AnswerLine, 'explanation'>): boolean {
  return explanation.some(({ code }) => aboutAllowance.test(code));
}
