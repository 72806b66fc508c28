import { declarantNames } from '@retour/contract';
import { spokenName } from '@retour/core';
import type { PendingSubmission, SentDeclaration } from '../../../store';
import { acknowledgedDeclaration } from '../../declarant/sending/acknowledged-declaration';
import type { SentOutcome } from '../../declarant/sending/send-declaration';

/** What the traveller's own device keeps besides: the secret that it is theirs, the name that tells two of them apart, and the flight. */
export function sentDeclaration(
  outcome: SentOutcome,
  claimToken: string,
  pending: Pick<PendingSubmission, 'shownTotal' | 'shownWords' | 'notDeclared' | 'onlyToShow'>,
): SentDeclaration {
  return {
    ...acknowledgedDeclaration(outcome, pending),
    claimToken,
    notDeclared: pending.notDeclared,
    onlyToShow: pending.onlyToShow,
    declarant: spokenName(declarantNames(outcome.declaration)),
    flightNumber: outcome.declaration.flightNumber,
  };
}
