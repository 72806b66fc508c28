import type { AnswerLine } from '@retour/contract';
import { formatEurosAmount } from '@retour/core';
import type { ReasonWords } from '../session/agent-words';
import { summaryText } from '../text/summary-text';

/** The one sentence that says why the line is taxed, left to assess or relieved, in the words of who reads it. */
export function lineReason(line: AnswerLine, words: ReasonWords): string | undefined {
  const { explanation } = line;
  const reason =
    explanation.find(({ code }) => code === 'to-assess') ??
    explanation.find(({ code }) => !/^(?:exchange-rate|restriction)/.test(code));
  return reason && words(reason, line);
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
