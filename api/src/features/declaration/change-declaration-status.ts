import { randomUUID } from 'node:crypto';
import type { Declaration, StatusChange } from '@retour/contract';
import {
  allowedTransitions,
  type DeclarationStatus,
  declarationStatuses,
  refusePayment,
  type TransitionActor,
} from '@retour/core';
import type { VersionPrecondition } from '../../platform/http/if-match';
import { ProblemError } from '../../platform/http/problem-error';
import { type Asker, actorOf, qualitiesOf } from './access';
import { type DeclarationContext, mostOvertakings } from './context';
import {
  declarationNotFound,
  paymentRefused,
  paymentWithoutPaid,
  staleVersion,
  transitionRefused,
} from './problems';
import { type AttachedMail, changeStatus } from './storage/change-status';
import { findDeclaration } from './storage/find-declaration';
import { submissionMailComposer } from './submission-mail';

export interface StatusRequest {
  readonly id: string;
  readonly change: StatusChange;
  readonly asker: Asker;
  readonly ifMatch: VersionPrecondition | null;
}

function centsOf(euros: number): number {
  return Math.round(euros * 100);
}

/** Whether a request is the one that gave the present status, sent again because its answer was lost. */
function isSentAgain(
  { status, version, payment }: Declaration,
  { change, ifMatch }: StatusRequest,
  qualities: ReadonlySet<TransitionActor>,
): boolean {
  if (change.status !== status || ifMatch?.accepts(version - 1) !== true) return false;
  return change.payment === payment && declarationStatuses.some((from) => allows(from, status, qualities));
}

function allows(
  from: DeclarationStatus,
  to: DeclarationStatus,
  qualities: ReadonlySet<TransitionActor>,
): boolean {
  return allowedTransitions(from, qualities).includes(to);
}

function codeOf({ signer }: DeclarationContext, declaration: Declaration): string {
  const { publicId, id, version, assessment } = declaration;
  return signer.sign({
    publicId,
    declarationId: id,
    version: version + 1,
    edition: assessment.edition,
    total: centsOf(assessment.total),
    totalIsMinimum: assessment.totalIsMinimum,
  });
}

function submissionMail({ mailDomain }: DeclarationContext, declaration: Declaration): AttachedMail | null {
  if (declaration.declarantEmail === undefined) return null;
  return {
    messageId: `<${randomUUID()}@${mailDomain}>`,
    composer: submissionMailComposer,
    recipient: declaration.declarantEmail,
    payload: { declarationId: declaration.id },
  };
}

function checkPayment({ status, payment }: StatusChange, total: number): void {
  if (payment === undefined) return;
  if (status !== 'paid') throw paymentWithoutPaid();
  const refusal = refusePayment(payment, centsOf(total));
  if (refusal !== null) throw paymentRefused(refusal);
}

/** One try; null when another change came first. */
async function tryChange(context: DeclarationContext, request: StatusRequest): Promise<Declaration | null> {
  const { id, change, asker, ifMatch } = request;
  const stored = await findDeclaration(context.run, id);
  const qualities = stored === null ? null : qualitiesOf(stored, asker);
  if (stored === null || qualities === null) throw declarationNotFound();
  const { declaration } = stored;
  if (isSentAgain(declaration, request, qualities)) return declaration;
  if (ifMatch?.accepts(declaration.version) === false) throw staleVersion(declaration.version);
  const { status: from } = declaration;
  if (!allows(from, change.status, qualities)) {
    throw transitionRefused(from, allowedTransitions(from, qualities));
  }
  checkPayment(change, declaration.assessment.total);
  const submits = change.status === 'submitted';
  const changed = await changeStatus(context.run, {
    id,
    version: declaration.version,
    from,
    to: change.status,
    payment: change.payment ?? null,
    code: submits ? codeOf(context, declaration) : null,
    mail: submits ? submissionMail(context, declaration) : null,
    by: actorOf(asker),
    at: context.now(),
  });
  return changed ? ((await findDeclaration(context.run, id))?.declaration ?? null) : null;
}

/** Gives a declaration another status when the table of transitions allows it to the caller. */
export async function changeDeclarationStatus(
  context: DeclarationContext,
  request: StatusRequest,
): Promise<Declaration> {
  for (let attempt = 0; attempt < mostOvertakings; attempt += 1) {
    const declaration = await tryChange(context, request);
    if (declaration !== null) return declaration;
  }
  throw new ProblemError('overloaded', { headers: { 'retry-after': '1' } });
}
