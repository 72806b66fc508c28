import { isClosedWithoutPayment, type TravellerStatusWords, travellerStatusWords } from '@retour/core';
import type { SentDeclaration } from '../../../store';

/** What a traveller reads of the state of a declaration. */
export function statusText({
  status,
  assessment,
}: Pick<SentDeclaration, 'status' | 'assessment'>): TravellerStatusWords {
  const text = travellerStatusWords[status];
  return isClosedWithoutPayment(status, assessment.total) ? { ...text, word: 'close' } : text;
}
