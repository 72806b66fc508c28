import type { Declaration } from '@retour/contract';
import type { SentDeclaration } from '../../../store';

/** What this device keeps of an acknowledged declaration: enough for the border, and the name that tells two of them apart. */
export function sentDeclaration(
  declaration: Declaration,
  claimToken: string,
  shownTotal: number | null,
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
    assessment,
  };
}
