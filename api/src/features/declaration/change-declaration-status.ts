import { type Declaration, dayInParis, type StatusChange } from '@retour/contract';
import {
  allowedTransitions,
  type Cents,
  centsOf,
  type DeclarationStatus,
  declarationStatuses,
  doubtfulIds,
  isForbidden,
  isReopening,
  isReversal,
  isUnpaidOutcome,
  type MeanOfPayment,
  type Office,
  owedOnTheRest,
  type PaymentPart,
  refuseAcceptance,
  refuseForbiddenAmount,
  refuseSettlement,
  type TransitionActor,
} from '@retour/core';
import type { VersionPrecondition } from '../../platform/http/if-match';
import { givingBackOnFailure } from '../../platform/throttle/giving-back';
import { untilNotOvertaken } from '../../platform/until-not-overtaken';
import { actorOf, type Requester, readerOf, rolesOf } from './access';
import type { DeclarationContext } from './context';
import { mailOfChange } from './mails/declaration-mails';
import { paymentOfChange } from './payment-of-change';
import {
  amountToAssess,
  amountToCollect,
  cancellationAfterControl,
  correctionPending,
  declarationErased,
  declarationNotFound,
  doubtToSettle,
  forbiddenToHandOver,
  reasonMissing,
  reasonNotAsked,
  staleVersion,
  transitionRefused,
} from './problems';
import { signDeclaration } from './sign-declaration';
import { type AttachedMail, changeStatus, type NewReceipt } from './storage/change-status';
import { findDeclaration } from './storage/find-declaration';
import { readHistory } from './storage/read-history';

export interface StatusRequest {
  readonly id: string;
  readonly change: StatusChange;
  readonly requester: Requester;
  /** The network that asks. */
  readonly network: string;
  readonly ifMatch: VersionPrecondition | null;
  /** Refused when something is to be collected. */
  readonly isUnpaid?: boolean;
}

/** Whether means of payment are those of a receipt. */
function areSame(payments: NonNullable<StatusChange['payments']>, receipt: Declaration['receipt']): boolean {
  const written = (parts: typeof payments): string =>
    JSON.stringify(parts.map(({ mean, amount, given }) => [mean, amount, given ?? null]));
  return receipt !== undefined && written(payments) === written(receipt.payments);
}

/** Whether a request asks for what the last change did. */
function asksTheSame(
  { status, version, payment, receipt }: Declaration,
  { change, ifMatch }: StatusRequest,
  roles: ReadonlySet<TransitionActor>,
): boolean {
  if (change.status !== status || ifMatch?.accepts(version - 1) !== true) return false;
  const isSamePayment =
    change.payments === undefined ? change.payment === payment : areSame(change.payments, receipt);
  return isSamePayment && declarationStatuses.some((from) => allows(from, status, roles));
}

/** Whether a request is the one that gave the present status, sent again because its answer was lost. */
async function isSentAgain(
  { run }: DeclarationContext,
  declaration: Declaration,
  request: StatusRequest,
  roles: ReadonlySet<TransitionActor>,
): Promise<boolean> {
  if (!asksTheSame(declaration, request, roles)) return false;
  const last = (await readHistory(run, declaration.id)).at(-1);
  const actor = actorOf(request.requester);
  const isSameActor = last?.by.type === actor.type && (last.by.id ?? null) === actor.id;
  return isSameActor && last.reason === request.change.reason;
}

function allows(
  from: DeclarationStatus,
  to: DeclarationStatus,
  roles: ReadonlySet<TransitionActor>,
): boolean {
  return allowedTransitions(from, roles).includes(to);
}

/** Statuses by which an agent says that a declaration is right. */
const accepting: ReadonlySet<DeclarationStatus> = new Set(['validated', 'paid']);

function checkSettlement(
  { status }: StatusChange,
  { assessment, status: from }: Declaration,
  roles: ReadonlySet<TransitionActor>,
): void {
  if (isReversal(from, status)) return;
  const allowed = allowedTransitions(from, roles);
  if (accepting.has(status) && refuseAcceptance(assessment) !== null) {
    throw doubtToSettle(
      from,
      allowed.filter((to) => !accepting.has(to)),
      doubtfulIds(assessment.warnings).size,
    );
  }
  if (status !== 'paid') return;
  const others = allowed.filter((to) => to !== 'paid');
  if (refuseForbiddenAmount(assessment) !== null) {
    throw forbiddenToHandOver(from, others, assessment.shoppingProducts.filter(isForbidden).length);
  }
  if (refuseSettlement(assessment) !== null) {
    throw amountToAssess(from, others, assessment.shoppingProducts);
  }
}

function checkReason({ status, reason }: StatusChange, from: DeclarationStatus): void {
  const isReopened = isReopening(from, status) || isReversal(from, status);
  if (reason === undefined) {
    if (isReopened || status === 'seized') throw reasonMissing();
  } else if (!isReopened && !isUnpaidOutcome(status)) throw reasonNotAsked();
}

/**
 * What an agent corrected is no longer the traveller's to withdraw, who would declare the former prices again; nor is its
 * author's what an agent ended and a supervisor took up again.
 */
async function checkCancellation(
  { run }: DeclarationContext,
  { id, status: from, correction }: Declaration,
  { change, requester }: StatusRequest,
  roles: ReadonlySet<TransitionActor>,
): Promise<void> {
  if (change.status !== 'cancelled' || from === 'draft') return;
  const author = actorOf(requester).type;
  const isCorrected = correction !== undefined && author === 'user';
  if (isCorrected || (await readHistory(run, id)).some(({ action }) => action === 'reopened')) {
    const others = allowedTransitions(from, roles).filter((to) => to !== 'cancelled');
    throw cancellationAfterControl(from, others, author);
  }
}

interface MailOfTry {
  readonly mail: AttachedMail | null;
  /** True when a mail was due and was not sent, as too many had been already. */
  readonly isWithheld: boolean;
  /** For a change that is not made. */
  readonly giveBack: () => Promise<void>;
}

/** The mail that leaves with a change, when it may: agents answer for what they send, travellers are counted. */
async function attachedMail(
  { mailDomain, mailTurns }: DeclarationContext,
  declaration: Declaration,
  { change, requester, network }: StatusRequest,
): Promise<MailOfTry> {
  const mail = mailOfChange(declaration, change.status, mailDomain);
  const free = { mail, isWithheld: false, giveBack: async () => undefined };
  if (mail === null || requester.caller.kind === 'agent') return free;
  const ask = { recipient: mail.recipient, network };
  if (!(await mailTurns.take(ask))) return { ...free, mail: null, isWithheld: true };
  return { ...free, giveBack: () => mailTurns.giveBack(ask) };
}

function onlyMean(parts: readonly PaymentPart[]): MeanOfPayment | null {
  return parts.length === 1 ? (parts[0]?.mean ?? null) : null;
}

/** Where a declaration is decided: the office of the agent, of what they take back too; null for what is no decision of one, as is a payment that is reversed. */
async function decidingOffice(
  { officeOf }: DeclarationContext,
  { change: { status }, requester: { caller } }: StatusRequest,
  from: DeclarationStatus,
): Promise<Office | null> {
  const isDecision =
    (accepting.has(status) && !isReversal(from, status)) ||
    isUnpaidOutcome(status) ||
    (status === 'cancelled' && from !== 'draft');
  return isDecision && caller.kind === 'agent' ? officeOf(caller.agentId) : null;
}

/** What is collected by a change, for which office; null when nothing is. */
function receiptOf(
  { status }: StatusChange,
  office: Office | null,
  { parts, cents, at }: { readonly parts: readonly PaymentPart[]; readonly cents: Cents; readonly at: Date },
): NewReceipt | null {
  if (status !== 'paid' || cents === 0 || office === null) return null;
  return { office, year: Number(dayInParis(at).slice(0, 4)), parts };
}

/** One try; null when another change came first. */
async function tryChange(context: DeclarationContext, request: StatusRequest): Promise<Declaration | null> {
  const { id, change, requester, ifMatch } = request;
  const by = readerOf(requester);
  const reading = by === null ? null : ({ action: 'declaration-read', by } as const);
  const stored = await findDeclaration(context.run, id, reading);
  const roles = stored === null ? null : rolesOf(stored, requester);
  if (stored === null || roles === null) throw declarationNotFound();
  const { declaration } = stored;
  if (await isSentAgain(context, declaration, request, roles)) return declaration;
  if (declaration.anonymisedAt !== undefined) throw declarationErased();
  if (ifMatch?.accepts(declaration.version) === false) throw staleVersion(declaration.version);
  const { status: from } = declaration;
  if (!allows(from, change.status, roles)) {
    throw transitionRefused(from, allowedTransitions(from, roles));
  }
  if (declaration.pendingCorrection !== undefined) throw correctionPending(from);
  await checkCancellation(context, declaration, request, roles);
  checkSettlement(change, declaration, roles);
  const cents = centsOf(declaration.assessment.total);
  const parts = paymentOfChange(change, cents, context.now());
  if (request.isUnpaid && cents > 0) throw amountToCollect(from);
  checkReason(change, from);
  // Each version that may be shown to an officer has its own code; a draft that is given up never had one.
  const isSigned = change.status === 'submitted' || declaration.code !== undefined;
  const { mail, isWithheld, giveBack } = await attachedMail(context, declaration, request);
  const changed = await givingBackOnFailure(giveBack, async () => {
    const office = await decidingOffice(context, request, from);
    const at = context.now();
    return changeStatus(context.run, {
      id,
      version: declaration.version,
      from,
      to: change.status,
      payment: change.payment ?? onlyMean(parts),
      receipt: receiptOf(change, office, { parts, cents, at }),
      officeId: office?.id ?? null,
      reason: change.reason ?? null,
      cents,
      askedCents: centsOf(owedOnTheRest(declaration.assessment).total),
      code: isSigned ? signDeclaration(context.signer, declaration) : null,
      mail,
      isConfirmationWithheld: isWithheld && change.status === 'submitted',
      by: actorOf(requester),
      at,
    });
  });
  if (!changed) await giveBack();
  return changed ? ((await findDeclaration(context.run, id))?.declaration ?? null) : null;
}

/** Gives a declaration another status when the table of transitions allows it to the caller. */
export async function changeDeclarationStatus(
  context: DeclarationContext,
  request: StatusRequest,
): Promise<Declaration> {
  return untilNotOvertaken(() => tryChange(context, request));
}
