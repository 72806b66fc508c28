import { formatEurosAmount } from '@retour/core';
import { summaryText } from '../text/summary-text';
import type { AnswerLine } from './summary-line';

/** The one sentence that says why the line is taxed, left to assess or relieved. */
export function lineReason({ explanation }: AnswerLine): string | undefined {
  const left = explanation.find(({ code }) => code === 'to-assess');
  return (left ?? explanation.find(({ code }) => !/^(?:exchange-rate|restriction)/.test(code)))?.text;
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

const vatName = 'TVA';

/** The sentences of a line: why, then which taxes. */
export function lineWords(line: AnswerLine): readonly string[] {
  const reason = line.status === 'relieved' ? undefined : lineReason(line);
  return [reason, lineTaxes(line)].filter((text) => text !== undefined);
}

/** The first line whose words name the tax on value: it is spelled out there. */
export function firstWithVat(lines: readonly AnswerLine[]): AnswerLine | undefined {
  return lines.find((line) => lineWords(line).some((text) => text.includes(vatName)));
}

/** The same sentences, the tax on value spelled out where it first stands. */
export function withVatSpelledOut(texts: readonly string[]): readonly string[] {
  const first = texts.findIndex((text) => text.includes(vatName));
  return texts.map((text, index) => (index === first ? text.replace(vatName, summaryText.vat) : text));
}

/** Whether a figure used for this line still waits for confirmation. */
export function hasFigureToConfirm({ explanation }: AnswerLine): boolean {
  return explanation.some(({ code }) => code.endsWith('to-confirm'));
}
