import {
  answerVerdict,
  isClosedWithoutPayment,
  leftToPay,
  phrase,
  type TravellerStatusWords,
  travellerStatusWords,
  waitBeforePaying,
} from '@retour/core';
import type { SentDeclaration } from '../../../store';
import { keptReopening } from '../confirmation/kept-reopening';
import { isCorrected } from './is-corrected';
import { statusWord } from './status-word';

const nothingDue = phrase`Un agent l'a contrôlée. Vous n'avez rien à payer à la douane. Un agent doit encore la clore.`;

const onlyToHandOver = phrase`Un agent l'a contrôlée. Remettez-lui ce qui est interdit. Un agent doit encore la clore.`;

const corrected = phrase`Un agent l'a corrigée. Il vous dit la suite.`;

const inHand = phrase`Un agent l'a en main. Il vous dit la suite.`;

const reopenedMeaning = phrase`Un agent l'a rouverte. Il vous dit la suite.`;

const closed = phrase`Un agent l'a close. Gardez le PDF.`;

function validated(assessment: SentDeclaration['assessment']): string {
  if (leftToPay(assessment) !== 'nothing') return travellerStatusWords.validated.meaning;
  return answerVerdict(assessment) === 'forbidden' ? onlyToHandOver : nothingDue;
}

type Stated = Pick<
  SentDeclaration,
  'status' | 'assessment' | 'correction' | 'corrections' | 'isCorrectionPending' | 'reopened'
>;

function meaningOf(sent: Stated): string {
  const { status, assessment, correction, isCorrectionPending } = sent;
  if (status === 'submitted' && isCorrected(sent)) return corrected;
  if (isCorrectionPending) return waitBeforePaying;
  if (status === 'submitted' && keptReopening(sent) !== undefined) return reopenedMeaning;
  if (status === 'submitted' && correction !== undefined) return inHand;
  if (status === 'validated') return validated(assessment);
  return isClosedWithoutPayment(status, assessment.total) ? closed : travellerStatusWords[status].meaning;
}

/** What a traveller reads of the state of a declaration. */
export function statusText(sent: Stated): TravellerStatusWords {
  return { word: statusWord(sent), meaning: meaningOf(sent) };
}
