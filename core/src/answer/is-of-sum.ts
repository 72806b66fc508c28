/** After a value that counts no such line. */
export const withoutSums = 'hors argent liquide, lingots et pièces d’or';

/** Whether a line of an answer is a sum that is carried, in money or in gold as it is, not an article with its price. */
export function isOfSum(explanation: readonly { readonly code: string }[]): boolean {
  return explanation.some(({ code }) => code === 'cash-owes-nothing');
}
