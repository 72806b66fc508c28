import type { Declaration } from '@retour/contract';
import type { PendingSubmission, SentDeclaration } from '../../../store';

/** What this device keeps of an acknowledged declaration: enough for the border, and the name that tells two of them apart. */
export function sentDeclaration(
  declaration: Declaration,
  claimToken: string,
  { shownTotal, shownWords }: Pick<PendingSubmission, 'shownTotal' | 'shownWords'>,
): SentDeclaration {
  const { id, publicId, status, version, updatedAt, meanOfTransport, assessment } = declaration;
  const { declarantFirstName, declarantLastName } = declaration;
  return {
    id,
    claimToken,
    publicId,
    declarant: `${declarantFirstName} ${declarantLastName}`,
    status,
    version,
    submittedAt: declaration.submittedAt ?? updatedAt,
    updatedAt,
    code: declaration.code ?? null,
    meanOfTransport,
    hasEmail: declaration.declarantEmail !== undefined,
    shownTotal,
    shownWords,
    assessment,
  };
}
