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

const vatName = 'TVA';

/** The sentences of a line: why, then which taxes. */
export function lineWords(line: AnswerLine, words: ReasonWords): readonly string[] {
  const reason = line.status === 'relieved' ? undefined : lineReason(line, words);
  return [reason, lineTaxes(line)].filter((text) => text !== undefined);
}

/** The first line whose words name the tax on value: it is spelled out there. */
export function firstWithVat(lines: readonly AnswerLine[], words: ReasonWords): AnswerLine | undefined {
  return lines.find((line) => lineWords(line, words).some((text) => text.includes(vatName)));
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
