import {
  type Correction,
  type CorrectionPreview,
  correctDeclarationRoute,
  type Declaration,
  previewCorrectionRoute,
} from '@retour/contract';
import { callRoute } from '../../../lib/http';
import { ifVersion, runWrite, type WriteOutcome } from '../acts/write-outcome';

/** What a correction would lead to; nothing is stored. */
export function previewCorrection(
  seen: Declaration,
  correction: Correction,
): Promise<WriteOutcome<CorrectionPreview>> {
  return runWrite(seen, () =>
    callRoute(previewCorrectionRoute, {
      params: { declarationId: seen.id },
      headers: ifVersion(seen.version),
      body: correction,
    }),
  );
}

/** Makes the new version, if the declaration is still as the agent saw it. */
export function correctDeclaration(
  seen: Declaration,
  correction: Correction,
): Promise<WriteOutcome<Declaration>> {
  return runWrite(seen, () =>
    callRoute(correctDeclarationRoute, {
      params: { declarationId: seen.id },
      headers: ifVersion(seen.version),
      body: correction,
    }),
  );
}
