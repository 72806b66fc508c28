import { isClosedWithoutPayment, travellerStatusWords } from '@retour/core';
import type { SentDeclaration } from '../../../store';

/** The state of a declaration in a word; what it means comes after the first page, with what words an amount. */
export function statusWord({ status, assessment }: Pick<SentDeclaration, 'status' | 'assessment'>): string {
  return isClosedWithoutPayment(status, assessment.total) ? 'close' : travellerStatusWords[status].word;
}
