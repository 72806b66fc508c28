import type { AnswerLine } from '@retour/contract';
import type { ReasonWords } from '../session/agent-words';

/** The one sentence that says why the line is taxed, left to assess or relieved, in the words of who reads it. */
export function lineReason(line: AnswerLine, words: ReasonWords): string | undefined {
  const { explanation } = line;
  const reason =
    explanation.find(({ code }) => code === 'to-assess') ??
    explanation.find(({ code }) => !/^(?:exchange-rate|restriction|food-allowance)/.test(code));
  return reason && words(reason, line);
}

/** Whether a figure used for this line still waits for confirmation. */
export function hasFigureToConfirm({ explanation }: AnswerLine): boolean {
  return explanation.some(({ code }) => code.endsWith('to-confirm'));
}
