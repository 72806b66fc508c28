import type { SimulationAnswer } from '@retour/contract';
import { answerVerdict, answerWords, type MeanOfTransport } from '@retour/core';
import type { DeclaredAlready } from '../../basket/session/declared-already';
import { declaredText } from '../../basket/text/declared-text';
import { summaryText } from '../../basket/text/summary-text';
import { shownAllTheSame, whereToGo } from '../../declarant/arrival/arrival-text';
import type { SummaryHeading } from './summary-heading';

/** Whether the declaration, which is still to be shown, may say another amount than the simulation. */
export function isSetAside(
  { isAll, isOver, isAsSimulated, declaration }: DeclaredAlready,
  answer: SimulationAnswer,
): boolean {
  const isSame =
    isAsSimulated && answerWords(declaration.assessment, 'due').amount === answerWords(answer, 'due').amount;
  return isAll && !isOver && !isSame;
}

/** What a result means beside a declaration; undefined where it still means what it says by itself. */
export function declaredHeading(
  declared: DeclaredAlready,
  answer: SimulationAnswer,
  transport: MeanOfTransport,
): SummaryHeading | undefined {
  if (isSetAside(declared, answer)) {
    return { title: declaredText.title, lead: `${declaredText.perhapsOtherwise} ${declaredText.show}` };
  }
  return !declared.isOver && answerVerdict(answer) === 'nothing'
    ? { title: summaryText.nothingDueTitle, lead: `${shownAllTheSame} ${whereToGo[transport]}` }
    : undefined;
}
