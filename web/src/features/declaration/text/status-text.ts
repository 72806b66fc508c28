import {
  isClosedWithoutPayment,
  phrase,
  type TravellerStatusWords,
  travellerStatusWords,
} from '@retour/core';
import type { SentDeclaration } from '../../../store';

const nothingDue = phrase`Un agent l'a contrôlée. Vous n'avez rien à payer. Il reste à la clore.`;

/** What a traveller reads of the state of a declaration. */
export function statusText({
  status,
  assessment,
}: Pick<SentDeclaration, 'status' | 'assessment'>): TravellerStatusWords {
  const text = travellerStatusWords[status];
  const { total, totalIsMinimum, shoppingProducts } = assessment;
  const isUponCheck = shoppingProducts.some((line) => line.status === 'indicative-exceeded');
  const owesNothing = total === 0 && !totalIsMinimum && !isUponCheck;
  if (status === 'validated' && owesNothing) return { ...text, meaning: nothingDue };
  return isClosedWithoutPayment(status, total) ? { ...text, word: 'close' } : text;
}
