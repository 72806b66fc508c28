import type { LineStatus } from '../assessment/assessment';
import { formatEuros } from '../french/format-number';
import { noBreakSpace } from '../french/typeset';
import type { Cents } from '../money/cents';

const toAssess = `À${noBreakSpace}évaluer`;
const atLeast = `au${noBreakSpace}moins`;

/** What is owed, as people read it everywhere: « 134,92 € », « au moins 134,92 € », never « 0,00 € » for what nobody computed. */
export function formatOwed(cents: Cents, isMinimum: boolean): string {
  if (!isMinimum) return formatEuros(cents);
  return cents === 0 ? toAssess : `${atLeast} ${formatEuros(cents)}`;
}

/** « au moins 134,92 € » in its two parts, for a screen where the figure is large: null where the amount is none of a minimum. */
export function splitMinimum(owed: string): { readonly atLeast: string; readonly amount: string } | null {
  return owed.startsWith(`${atLeast} `) ? { atLeast, amount: owed.slice(atLeast.length + 1) } : null;
}

/** Whether a line's amount is left to an agent, wholly or in part. */
export function isLineMinimum(line: {
  readonly status: LineStatus;
  readonly explanation: readonly { readonly code: string }[];
}): boolean {
  return line.status === 'to-assess' || line.explanation.some(({ code }) => code === 'duty-partial');
}
