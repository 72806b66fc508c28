import { formatEurosAmount, formatPercent, isOfQuantity, type UsedAllowance } from '@retour/core';

/** « 300,00 € », « 50 % »: how much of an allowance, of one or of several declarations. */
export function usedWords(pot: UsedAllowance['pot'], used: number): string {
  return isOfQuantity(pot) ? formatPercent(used) : formatEurosAmount(used);
}
