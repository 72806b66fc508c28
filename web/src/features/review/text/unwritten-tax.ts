import type { AnswerLine } from '@retour/contract';
import { isDoubtful, isRegulated, wasComputed } from '@retour/core';
import { correctionText } from './correction-text';

/** What is said where a tax is not written: a check may change what was computed; nobody computed those of a vehicle. */
export function unwrittenTax(line: AnswerLine): string {
  const isUponCheck = isDoubtful(line) || isRegulated(line);
  return isUponCheck && wasComputed(line) ? correctionText.uponCheck : correctionText.notComputed;
}
