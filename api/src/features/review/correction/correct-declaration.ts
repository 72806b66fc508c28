import { createHash, randomUUID } from 'node:crypto';
import {
  type Correction,
  type CorrectionPreview,
  changedFields,
  type Declaration,
  reviewMessages,
} from '@retour/contract';
import { eurosOf, typeset } from '@retour/core';
import type { VersionPrecondition } from '../../../platform/http/if-match';
import { untilNotOvertaken } from '../../../platform/until-not-overtaken';
import { actorOf, type Requester } from '../../declaration/access';
import type { DeclarationContext } from '../../declaration/context';
import { mailOfCorrection } from '../../declaration/mails/declaration-mails';
import { correctionPending, staleVersion } from '../../declaration/problems';
import { findReadable } from '../../declaration/read-declaration';
import { signDeclaration } from '../../declaration/sign-declaration';
import { pickDeclared } from '../../declaration/storage/declared-content';
import { findDeclaration } from '../../declaration/storage/find-declaration';
import { readCorrections } from '../../declaration/storage/read-corrections';
import { storedLimits } from '../../declaration/stored-limits';
import { correctionInvalid, tooManyCorrections, versionRequired } from '../problems';
import { readProposals } from '../storage/read-proposals';
import { saveCorrection } from '../storage/save-correction';
import { saveProposal } from '../storage/save-proposal';
import { assessCorrection } from './assess-correction';
import { differenceOf } from './difference-of';
import { handedOverAlone } from './handed-over-alone';
import { secondLook } from './second-look';

export interface CorrectionRequest {
  /** UUID or public id. */
  readonly reference: string;
  readonly correction: Correction;
  readonly requester: Requester;
  readonly ifMatch: VersionPrecondition | null;
}

/** Tells the same correction of the same version by the same agent from any other. */
function fingerprintOf(version: number, { correction, requester }: CorrectionRequest): string {
  // A field that is emptied is not one that stays.
  const written = JSON.stringify(correction, (_key, value: unknown) => (value === undefined ? null : value));
  return createHash('sha256')
    .update(JSON.stringify([version, actorOf(requester).id, JSON.parse(written)]))
    .digest('base64url');
}

/** What a correction would change; nothing is stored. Throws as the correction itself. */
export async function previewCorrection(
  context: DeclarationContext,
  { reference, correction, requester, ifMatch }: CorrectionRequest,
): Promise<CorrectionPreview> {
  const { declaration } = await findReadable(context.run, reference, requester);
  const { version, assessment: before } = declaration;
  if (ifMatch?.accepts(version) === false) throw staleVersion(version);
  const { assessment: after, request } = assessCorrection(declaration, correction, context);
  const declared = changedFields(pickDeclared(declaration), request);
  const look = await secondLook(context.run, declaration, after);
  return {
    version,
    before,
    after,
    declared,
    difference: differenceOf(before, after),
    ...(look === null ? {} : { secondOfficer: { validated: eurosOf(look.validated) } }),
  };
}

/** The declaration once it is corrected, or as it stays while a second officer is asked. */
export interface AskedCorrection {
  readonly declaration: Declaration;
  readonly isPending: boolean;
}

/** One try; null when another change came first. */
async function tryCorrection(
  context: DeclarationContext,
  request: CorrectionRequest,
): Promise<AskedCorrection | null> {
  const { reference, correction, requester, ifMatch } = request;
  const { declaration, fingerprint } = await findReadable(context.run, reference, requester);
  const { id, version } = declaration;
  if (ifMatch === null) throw versionRequired();
  // The answer to the correction that made this version may have been lost.
  if (ifMatch.accepts(version - 1) && fingerprint === fingerprintOf(version - 1, request)) {
    return { declaration, isPending: false };
  }
  if (!ifMatch.accepts(version)) throw staleVersion(version);
  const proposals = await readProposals(context.run, id);
  const pending = proposals.find((one) => one.id === declaration.pendingCorrection);
  if (pending?.fingerprint === fingerprintOf(version, request)) return { declaration, isPending: true };
  const corrected = assessCorrection(declaration, correction, context);
  if (JSON.stringify(pickDeclared(declaration)) === JSON.stringify(corrected.request)) {
    const message = typeset(reviewMessages.nothingCorrected);
    throw correctionInvalid([{ path: 'corrections', code: 'nothing-corrected', message }]);
  }
  const earlier = await readCorrections(context.run, declaration);
  const closed = proposals.filter(({ outcome }) => outcome !== 'approved');
  if (earlier.length + closed.length >= storedLimits.corrections) {
    throw tooManyCorrections(declaration.status);
  }
  const by = actorOf(requester);
  if ((await secondLook(context.run, declaration, corrected.assessment)) !== null) {
    if (pending !== undefined) throw correctionPending(declaration.status);
    const isProposed = await saveProposal(context.run, {
      ...corrected,
      id: randomUUID(),
      declarationId: id,
      version,
      fingerprint: fingerprintOf(version, request),
      reason: correction.reason,
      by,
      at: context.now(),
    });
    return isProposed ? asked(context, id, true) : null;
  }
  const isSaved = await saveCorrection(context.run, {
    id,
    version,
    fingerprint: fingerprintOf(version, request),
    request: corrected.request,
    assessment: corrected.assessment,
    exchangeRates: corrected.exchangeRates,
    code: signDeclaration(context.signer, { ...declaration, assessment: corrected.assessment }),
    reason: correction.reason,
    handedOver: handedOverAlone(pickDeclared(declaration), corrected.request),
    mail: mailOfCorrection(
      { id, version, declarantEmail: corrected.request.declarantEmail },
      context.mailDomain,
    ),
    proposal: null,
    by,
    at: context.now(),
  });
  return isSaved ? asked(context, id, false) : null;
}

async function asked(
  { run }: DeclarationContext,
  id: string,
  isPending: boolean,
): Promise<AskedCorrection | null> {
  const stored = await findDeclaration(run, id);
  return stored === null ? null : { declaration: stored.declaration, isPending };
}

/**
 * Corrects a declaration that was sent: a new version, the one before it stays readable. What lowers much of what was validated
 * changes nothing yet.
 * Throws a 428 without the version that was read, a 412 when it is not the current one any more, a 409 or a 422 as `assessCorrection`.
 */
export async function correctDeclaration(
  context: DeclarationContext,
  request: CorrectionRequest,
): Promise<AskedCorrection> {
  return untilNotOvertaken(() => tryCorrection(context, request));
}
