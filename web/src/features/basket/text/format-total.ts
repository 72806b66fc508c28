import type { SimulationAnswer } from '@retour/contract';
import { formatOwed, isLineMinimum, noBreakSpace, phrase } from '@retour/core';
import { scaled } from '../../../lib/exact-decimal';
import { answerVerdict, isDoubtful, isForbidden, type Judged, verdictText } from './verdict-text';

type Line = Pick<
  SimulationAnswer['shoppingProducts'][number],
  'total' | 'status' | 'explanation' | 'restriction'
>;

/** Above an indicative level nothing is computed: an officer who checks decides. */
const uponCheck = phrase`Selon le contrôle`;
const lineUponCheck = `À${noBreakSpace}contrôler`;

/** « 134,92 € », « au moins 134,92 € » when a line is still to be assessed, « À évaluer » when all that counts is. */
export function formatOwedTotal({
  total,
  totalIsMinimum,
}: Pick<SimulationAnswer, 'total' | 'totalIsMinimum'>): string {
  return formatOwed(scaled(total, 2), totalIsMinimum);
}

/** The same of a whole answer, whose nothing is said for what it is. */
export function formatTotal(answer: Judged): string {
  if (answer.total > 0 || answer.totalIsMinimum) return formatOwedTotal(answer);
  switch (answerVerdict(answer)) {
    case 'forbidden':
      return verdictText.handOverWord;
    case 'doubtful':
      return verdictText.answerWord;
    case 'indicative-exceeded':
      return uponCheck;
    default:
      return formatOwedTotal(answer);
  }
}

/** The same of one line. */
export function formatLineTotal(line: Line): string {
  if (line.status === 'indicative-exceeded') return lineUponCheck;
  if (line.total === 0 && isForbidden(line)) return verdictText.handOverWord;
  if (line.total === 0 && isDoubtful(line)) return verdictText.doubtfulPill;
  return formatOwed(scaled(line.total, 2), isLineMinimum(line));
}
