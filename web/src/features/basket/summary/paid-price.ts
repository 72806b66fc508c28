import type { AnswerLine } from '@retour/contract';
import { formatEurosAmount, formatPrice } from '@retour/core';
import { summaryText } from '../text/summary-text';

/** What was paid, with its value in euros: « 98 000 JPY, soit 624,00 € ». */
export function paidPrice({
  originalValue,
  currency,
  value,
}: Pick<AnswerLine, 'originalValue' | 'currency' | 'value'>): string {
  return currency === 'EUR'
    ? formatEurosAmount(value)
    : summaryText.paid(formatPrice(originalValue, currency), formatEurosAmount(value));
}
