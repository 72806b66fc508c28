import type { AnswerLine } from '@retour/contract';
import { formatCount, phrase } from '@retour/core';
import { saidOfLine } from '../detail/corrected-lines';
import { correctionText } from '../text/correction-text';
import type { DeclaredChange } from './declared-changes';

/** A line as it was and as it would be. */
export interface ComparedLine {
  /** Nothing when it was not declared. */
  readonly sent: AnswerLine | undefined;
  /** Nothing when it goes. */
  readonly corrected: AnswerLine | undefined;
}

type Change = keyof typeof correctionText.changes;

/** What somebody changed of a line; null where the law alone makes another thing of it. */
function changeOf({ sent, corrected }: ComparedLine): Change | null {
  if (sent === undefined) return 'added';
  if (corrected === undefined) return 'removed';
  if (JSON.stringify(saidOfLine(sent)) !== JSON.stringify(saidOfLine(corrected))) return 'corrected';
  const isHandedOver = sent.status !== 'handed-over' && corrected.status === 'handed-over';
  return isHandedOver ? 'handedOver' : null;
}

/**
 * Whether the agent changed it in what no line says, where it was made or what it was answered to be, so that the law makes another
 * thing of it.
 */
function isAnsweredOtherwise(line: ComparedLine, touchedIds: readonly string[]): boolean {
  const { sent, corrected } = line;
  if (corrected === undefined || !touchedIds.includes(corrected.customId)) return false;
  return isRecomputed(line) || (changeOf(line) === null && restrictionOf(sent) !== restrictionOf(corrected));
}

function restrictionOf(line: AnswerLine | undefined): string {
  const { code, severity } = line?.restriction ?? {};
  return `${code} ${severity}`;
}

const taxes = ['customDuty', 'excise', 'vat', 'total'] as const satisfies readonly (keyof AnswerLine)[];

/** Whether the taxes of a line move that nobody touched: they were computed again with the others. */
export function isRecomputed(line: ComparedLine): boolean {
  const { sent, corrected } = line;
  return changeOf(line) === null && taxes.some((tax) => sent?.[tax] !== corrected?.[tax]);
}

const ofTheTrip: readonly DeclaredChange['name'][] = ['meanOfTransport', 'flightNumber', 'country', 'border'];

/**
 * « 1 article ajouté, voyage corrigé. »: what a correction changes, the articles first; null where it changes no such thing. `touchedIds`
 * are the lines that the agent corrected.
 */
export function whatChanges(
  lines: readonly ComparedLine[],
  declared: readonly DeclaredChange[],
  touchedIds: readonly string[] = [],
): string | null {
  const changes = lines.map((line) => (isAnsweredOtherwise(line, touchedIds) ? 'corrected' : changeOf(line)));
  const ofLines = (['added', 'removed', 'corrected', 'handedOver'] as const).flatMap((change) => {
    const count = changes.filter((made) => made === change).length;
    const [one, many] = correctionText.changes[change];
    return count === 0 ? [] : [formatCount(count, one, many)];
  });
  const isTrip = ({ name }: DeclaredChange): boolean => ofTheTrip.includes(name);
  const isAllowance = ({ name }: DeclaredChange): boolean => name.startsWith('allowance ');
  const parts = [
    ...ofLines,
    ...(declared.every((change) => isTrip(change) || isAllowance(change))
      ? []
      : [correctionText.travellerChanged]),
    ...(declared.some(isTrip) ? [correctionText.tripChanged] : []),
    ...(declared.some(isAllowance) ? [correctionText.allowanceChanged] : []),
  ];
  const [first, ...others] = parts;
  if (first === undefined) return null;
  return phrase`${[`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...others].join(', ')}.`;
}
