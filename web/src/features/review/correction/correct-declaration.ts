import {
  type Correction,
  type CorrectionPreview,
  correctDeclarationRoute,
  type Declaration,
  decideCorrectionProposalRoute,
  type ProposalDecision,
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

/** Makes the new version, if the declaration is still as the agent saw it; the same version is answered where a second officer is asked. */
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

/** What a second officer decides of a correction, or its author who withdraws it. */
export function decideProposal(
  seen: Declaration,
  proposalId: string,
  decided: ProposalDecision,
): Promise<WriteOutcome<Declaration>> {
  return runWrite(seen, () =>
    callRoute(decideCorrectionProposalRoute, {
      params: { declarationId: seen.id, proposalId },
      body: decided,
    }),
  );
}
