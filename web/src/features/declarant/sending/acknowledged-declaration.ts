import type { PendingSubmission, SubmittedByAgent } from '../../../store';
import type { SentOutcome } from './send-declaration';

/** What a device keeps of a declaration that the server acknowledged: enough to go on with it, nothing of the person. */
export function acknowledgedDeclaration(
  { declaration, isEarlierTry }: SentOutcome,
  { shownTotal, shownWords }: Pick<PendingSubmission, 'shownTotal' | 'shownWords'>,
): SubmittedByAgent {
  const { id, publicId, status, version, updatedAt, meanOfTransport, assessment } = declaration;
  return {
    id,
    publicId,
    status,
    version,
    submittedAt: declaration.submittedAt ?? updatedAt,
    updatedAt,
    code: declaration.code ?? null,
    meanOfTransport,
    hasEmail: declaration.declarantEmail !== undefined,
    ...(declaration.confirmationWithheld === true ? { isMailWithheld: true } : {}),
    ...(isEarlierTry ? { isEarlierTry } : {}),
    shownTotal,
    shownWords,
    assessment,
  };
}
