import type { Declaration } from '@retour/contract';
import { centsOf } from '@retour/core';
import type { CodeSigner } from './code-signer';

/** The text of the QR code that the next version of a declaration shows. */
export function signDeclaration(
  signer: CodeSigner,
  { publicId, id, version, assessment }: Pick<Declaration, 'publicId' | 'id' | 'version' | 'assessment'>,
): string {
  return signer.sign({
    publicId,
    declarationId: id,
    version: version + 1,
    edition: assessment.edition,
    total: centsOf(assessment.total),
    totalIsMinimum: assessment.totalIsMinimum,
  });
}
