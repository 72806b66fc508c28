import { createHash } from 'node:crypto';
import { type Correction, type CorrectionPreview, type Declaration, reviewMessages } from '@retour/contract';
import { centsOf, eurosOf, typeset } from '@retour/core';
import type { VersionPrecondition } from '../../../platform/http/if-match';
import { untilNotOvertaken } from '../../../platform/until-not-overtaken';
import { actorOf, type Requester } from '../../declaration/access';
import type { DeclarationContext } from '../../declaration/context';
import { mailOfCorrection } from '../../declaration/mails/declaration-mails';
import { staleVersion } from '../../declaration/problems';
import { findReadable } from '../../declaration/read-declaration';
import { signDeclaration } from '../../declaration/sign-declaration';
import { pickDeclared } from '../../declaration/storage/declared-content';
import { findDeclaration } from '../../declaration/storage/find-declaration';
import { readCorrections } from '../../declaration/storage/read-corrections';
import { storedLimits } from '../../declaration/stored-limits';
import { correctionInvalid, tooManyCorrections, versionRequired } from '../problems';
import { saveCorrection } from '../storage/save-correction';
import { assessCorrection } from './assess-correction';
import { changedFields } from './correct-declared';

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

function differenceOf(before: Declaration['assessment'], after: Declaration['assessment']): number {
  return eurosOf(centsOf(after.total) - centsOf(before.total));
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
  return { version, before, after, declared, difference: differenceOf(before, after) };
}

/** One try; null when another change came first. */
async function tryCorrection(
  context: DeclarationContext,
  request: CorrectionRequest,
): Promise<Declaration | null> {
  const { reference, correction, requester, ifMatch } = request;
  const { declaration, fingerprint } = await findReadable(context.run, reference, requester);
  const { id, version, assessment, meanOfTransport } = declaration;
  if (ifMatch === null) throw versionRequired();
  // The answer to the correction that made this version may have been lost.
  if (ifMatch.accepts(version - 1) && fingerprint === fingerprintOf(version - 1, request)) return declaration;
  if (!ifMatch.accepts(version)) throw staleVersion(version);
  const corrected = assessCorrection(declaration, correction, context);
  if (JSON.stringify(pickDeclared(declaration)) === JSON.stringify(corrected.request)) {
    const message = typeset(reviewMessages.nothingCorrected);
    throw correctionInvalid([{ path: 'corrections', code: 'nothing-corrected', message }]);
  }
  const earlier = await readCorrections(context.run, declaration);
  if (earlier.length >= storedLimits.corrections) throw tooManyCorrections(declaration.status);
  const isSaved = await saveCorrection(context.run, {
    id,
    version,
    fingerprint: fingerprintOf(version, request),
    request: corrected.request,
    assessment: corrected.assessment,
    exchangeRates: corrected.exchangeRates,
    code: signDeclaration(context.signer, { ...declaration, assessment: corrected.assessment }),
    reason: correction.reason,
    previous: { meanOfTransport, assessment },
    mail: mailOfCorrection(
      { id, version, declarantEmail: corrected.request.declarantEmail },
      context.mailDomain,
    ),
    by: actorOf(requester),
    at: context.now(),
  });
  return isSaved ? ((await findDeclaration(context.run, id))?.declaration ?? null) : null;
}

/**
 * Corrects a declaration that was sent: a new version, the one before it stays readable.
 * Throws a 428 without the version that was read, a 412 when it is not the current one any more, a 409 or a 422 as `assessCorrection`.
 */
export async function correctDeclaration(
  context: DeclarationContext,
  request: CorrectionRequest,
): Promise<Declaration> {
  return untilNotOvertaken(() => tryCorrection(context, request));
}
