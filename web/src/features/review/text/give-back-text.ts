import { type Receipt, receiptNumberOf } from '@retour/contract';
import { centsOf, enumerate, formatEuros, paymentPhrases, phrase } from '@retour/core';

/** What goes back to the traveller of a payment that is reversed, mean by mean; one that was recorded before receipts says no sum. */
export function giveBackText(receipt: Receipt | undefined): string {
  if (receipt === undefined) return phrase`Rendez ce qui a été encaissé.`;
  const { amount: total, payments } = receipt;
  const means = [...new Set(payments.map(({ mean }) => mean))];
  const parts = means.map((mean) => {
    const cents = payments
      .filter((part) => part.mean === mean)
      .reduce((sum, { amount }) => sum + centsOf(amount), 0);
    return `${formatEuros(cents)} ${paymentPhrases[mean]}`;
  });
  const sums = parts.length === 0 ? formatEuros(centsOf(total)) : enumerate(parts);
  return phrase`Rendez ce qui a été encaissé : ${sums} (reçu ${receiptNumberOf(receipt)}).`;
}
