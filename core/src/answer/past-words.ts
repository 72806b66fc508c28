import { phrase } from '../french/typeset';
import { centsOf } from '../money/cents';
import { formatOwed, isLineMinimum } from './format-owed';
import {
  formatLineTotal,
  hasAmount,
  isDoubtful,
  isForbidden,
  isRegulated,
  type WrittenLine,
} from './format-total';

/** Nobody is to assess it any more. */
export const notAssessed = phrase`Non évalué`;

/** What stands for the amount of a line once it is over: what it is, since no order is given any more. */
export const pastLineWords = {
  forbidden: 'Interdit',
  doubtful: phrase`Non vérifié`,
  regulated: 'Réglementé',
  overLevel: phrase`Niveau dépassé`,
} as const;

/** Its taxes are for an office to compute, whatever allowance holds its price. */
function isVehicle(line: WrittenLine): boolean {
  return isRegulated(line) && line.restriction?.code === 'vehicle';
}

/** Whether something was computed for a line. */
export function wasComputed(line: WrittenLine): boolean {
  if (line.total > 0) return true;
  if (isForbidden(line) || isVehicle(line)) return false;
  return !(isLineMinimum(line) || line.status === 'indicative-exceeded');
}

/** What was computed for a line that nothing is left to do of: no order is given of it, whatever the law says of its goods. */
export function formatPastLine(line: WrittenLine): string {
  if (wasComputed(line)) return formatOwed(centsOf(line.total), isLineMinimum(line));
  return isForbidden(line) ? pastLineWords.forbidden : notAssessed;
}

/** What was paid for one: nothing is said to be nothing beside what the law restricts, also once it is seen. */
export function formatPaidLine(line: WrittenLine): string {
  if (hasAmount(line)) return formatLineTotal(line);
  if (line.status === 'indicative-exceeded') return pastLineWords.overLevel;
  if (isForbidden(line)) return pastLineWords.forbidden;
  if (isDoubtful(line)) return pastLineWords.doubtful;
  return isRegulated(line) ? pastLineWords.regulated : notAssessed;
}
