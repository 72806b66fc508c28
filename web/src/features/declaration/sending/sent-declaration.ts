import { type Declaration, declarantNames } from '@retour/contract';
import { spokenName } from '@retour/core';
import type { PendingSubmission, SentDeclaration } from '../../../store';
import { acknowledgedDeclaration } from '../../declarant/sending/acknowledged-declaration';

/** What the traveller's own device keeps besides: the secret that it is theirs, and the name that tells two of them apart. */
export function sentDeclaration(
  declaration: Declaration,
  claimToken: string,
  pending: Pick<PendingSubmission, 'shownTotal' | 'shownWords'>,
): SentDeclaration {
  return {
    ...acknowledgedDeclaration(declaration, pending),
    claimToken,
    declarant: spokenName(declarantNames(declaration)),
  };
}
