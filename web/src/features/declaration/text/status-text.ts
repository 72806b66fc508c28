import {
  isClosedWithoutPayment,
  phrase,
  type TravellerStatusWords,
  travellerStatusWords,
  waitBeforePaying,
} from '@retour/core';
import type { SentDeclaration } from '../../../store';

const nothingDue = phrase`Un agent l'a contrôlée. Vous n'avez rien à payer à la douane. Il reste à la clore.`;

const corrected = phrase`Un agent l'a corrigée. Il vous dit la suite.`;

const closed = phrase`Un agent l'a close. Gardez le PDF.`;

function owesNothing({ total, totalIsMinimum, shoppingProducts }: SentDeclaration['assessment']): boolean {
  const isUponCheck = shoppingProducts.some(({ status }) => status === 'indicative-exceeded');
  return total === 0 && !totalIsMinimum && !isUponCheck;
}

/** What a traveller reads of the state of a declaration. */
export function statusText({
  status,
  assessment,
  correction,
  isCorrectionPending,
}: Pick<
  SentDeclaration,
  'status' | 'assessment' | 'correction' | 'isCorrectionPending'
>): TravellerStatusWords {
  const text = travellerStatusWords[status];
  if (status === 'submitted' && correction !== undefined) return { ...text, meaning: corrected };
  if (isCorrectionPending) return { ...text, meaning: waitBeforePaying };
  if (status === 'validated' && owesNothing(assessment)) return { ...text, meaning: nothingDue };
  return isClosedWithoutPayment(status, assessment.total) ? { word: 'close', meaning: closed } : text;
}
