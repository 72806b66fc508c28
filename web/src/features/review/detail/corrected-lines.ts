import type { AnswerLine, Declaration, HistoryEntry } from '@retour/contract';

/** What is read of a version: what was declared, and what it was computed to. */
export type ReadVersion = Pick<Declaration, 'assessment' | 'shoppingProducts'>;

/** What became of a line since it was sent; `none` of one that nothing changed. */
export type LineMark = 'none' | 'corrected' | 'handed-over' | 'recomputed' | 'added' | 'removed';

/** A line of the sheet, beside what it was when it was sent. */
export interface MarkedLine {
  readonly line: AnswerLine;
  /** Its place among all that was declared, then added: no correction and no hand-over gives it another one. */
  readonly number: number;
  readonly mark: LineMark;
  /** As it was sent, where it is another one now. */
  readonly sent?: AnswerLine | undefined;
}

/** The version that was sent, before any correction; null when none was made up to this one. */
export function sentVersion(history: readonly HistoryEntry[], version: number): number | null {
  const made = history.filter((entry) => entry.action === 'corrected' && entry.version <= version);
  return made.length === 0 ? null : Math.min(...made.map((entry) => entry.version)) - 1;
}

/** What somebody says of a line, beside what the law makes of it: the rest of it is computed. */
export function saidOfLine(line: AnswerLine): readonly unknown[] {
  const { id, customName, originalValue, currency, amount, alcoholDegree, purchaseCountry } = line;
  return [id, customName, originalValue, currency, amount, alcoholDegree, purchaseCountry];
}

/** The same with where it was made, which no line of an answer says. */
function said(line: AnswerLine, { shoppingProducts }: ReadVersion): readonly unknown[] {
  const declared = shoppingProducts.find(({ customId }) => customId === line.customId);
  return [...saidOfLine(line), declared?.originCountry];
}

/** Whether it may enter, as answered. */
const restricted = ({ restriction, status }: AnswerLine): unknown => [
  restriction?.code,
  status === 'handed-over',
];

const computed = ({ status, value, customDuty, excise, vat, total }: AnswerLine): unknown => [
  status,
  value,
  customDuty,
  excise,
  vat,
  total,
];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Something is owed on it, or may be. */
export function isOwed({ total, status }: Pick<AnswerLine, 'total' | 'status'>): boolean {
  return total > 0 || status === 'to-assess' || status === 'indicative-exceeded';
}

/** The lines that owe something first, each part in the traveller's order, then those that a correction took off. */
export function markedLines(shown: ReadVersion, sent: ReadVersion | undefined): readonly MarkedLine[] {
  const sentLines = sent?.assessment.shoppingProducts ?? [];
  const sentBy = new Map(sentLines.map((line) => [line.customId, line]));
  const numbered = [
    ...new Set([...sentLines, ...shown.assessment.shoppingProducts].map(({ customId }) => customId)),
  ];
  const numberOf = ({ customId }: AnswerLine): number => numbered.indexOf(customId) + 1;
  const mark = (line: AnswerLine): MarkedLine => {
    const number = numberOf(line);
    const before = sentBy.get(line.customId);
    if (sent === undefined) return { line, number, mark: 'none' };
    if (before === undefined) return { line, number, mark: 'added' };
    const isSaidSame = isSame(said(line, shown), said(before, sent));
    if (isSaidSame && line.status === 'handed-over' && before.status !== 'handed-over') {
      return { line, number, mark: 'handed-over', sent: before };
    }
    if (!isSaidSame || !isSame(restricted(line), restricted(before))) {
      return { line, number, mark: 'corrected', sent: before };
    }
    return isSame(computed(line), computed(before))
      ? { line, number, mark: 'none' }
      : { line, number, mark: 'recomputed', sent: before };
  };
  const present = shown.assessment.shoppingProducts.map(mark);
  const kept = new Set(present.map(({ line }) => line.customId));
  return [
    ...present.filter(({ line }) => isOwed(line)),
    ...present.filter(({ line }) => !isOwed(line)),
    ...sentLines
      .filter(({ customId }) => !kept.has(customId))
      .map((line): MarkedLine => ({ line, number: numberOf(line), mark: 'removed' })),
  ];
}
