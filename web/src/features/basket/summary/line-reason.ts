import { formatEurosAmount } from '../text/format-price';
import { summaryText } from '../text/summary-text';
import type { AnswerLine } from './summary-line';

/** The one sentence that says why the line is taxed, left to assess or relieved. */
export function lineReason({ explanation }: AnswerLine): string | undefined {
  return explanation.find(({ code }) => !code.startsWith('exchange-rate'))?.text;
}

/** « Soit 12,00 € de droit de douane, 18,40 € de TVA. » */
export function lineTaxes({ customDuty, excise, vat }: AnswerLine): string | undefined {
  const parts = [
    customDuty > 0 ? summaryText.dutyPart(formatEurosAmount(customDuty)) : undefined,
    excise > 0 ? summaryText.excisePart(formatEurosAmount(excise)) : undefined,
    vat > 0 ? summaryText.vatPart(formatEurosAmount(vat)) : undefined,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : summaryText.taxes(parts.join(', '));
}

/** Whether a figure used for this line still waits for confirmation. */
export function hasFigureToConfirm({ explanation }: AnswerLine): boolean {
  return explanation.some(({ code }) => code.endsWith('to-confirm'));
}
