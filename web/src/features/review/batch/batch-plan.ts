import type { BatchAct, BatchResult, ListedDeclaration, ListedSums } from '@retour/contract';
import {
  answerVerdict,
  centsOf,
  eurosOf,
  formatEurosAmount,
  formatStatus,
  isolated,
  isWaiting,
  waitingStatuses,
} from '@retour/core';
import { batchText } from '../text/batch-text';
import { correctionText } from '../text/correction-text';
import { dueWords } from '../text/due-words';
import { graveLabel } from '../text/grave-label';
import { leaseText } from '../text/lease-text';
import { listText } from '../text/list-text';

/** What is left out of an act, and why. */
export interface LeftOut {
  readonly declaration: ListedDeclaration;
  readonly why: string;
}

export interface BatchPlan {
  readonly able: readonly ListedDeclaration[];
  readonly leftOut: readonly LeftOut[];
}

/** What an act may be done to. */
const waiting: Readonly<Record<BatchAct, readonly ListedDeclaration['status'][]>> = {
  validate: ['submitted'],
  close: waitingStatuses,
};

/** Whether an act is for one of these at least, whatever may stop it then. */
export function isForSome(chosen: readonly ListedDeclaration[], act: BatchAct): boolean {
  return chosen.some(({ status }) => waiting[act].includes(status));
}

/** Who declared was erased: of what waited, nobody will pay it, and nobody may decide of it. */
function isErased({ declarantLastName }: ListedDeclaration): boolean {
  return declarantLastName === '';
}

/** Whether a correction of it is begun here, and not saved. */
export type IsBegun = (declaration: ListedDeclaration) => boolean;

const none: IsBegun = () => false;

/** Why an act is not for a declaration, in words; null when it is. What asks for a look at the goods is decided on its sheet. */
export function whyLeftOut(
  declaration: ListedDeclaration,
  act: BatchAct,
  agentId: string | undefined,
  isBegun = none,
): string | null {
  const { status, heldBy, total, totalIsMinimum, hasPendingCorrection } = declaration;
  if (status === 'draft') return batchText.notSent;
  if (!waiting[act].includes(status)) return batchText.treated(formatStatus(declaration));
  if (isErased(declaration)) return listText.erased;
  if (heldBy !== undefined && heldBy.id !== agentId) return leaseText.rowHeldBy(heldBy.name);
  if (hasPendingCorrection === true) return batchText.toApprove;
  if (isBegun(declaration)) return batchText.toSee(correctionText.begunElsewhere);
  const grave = graveLabel(declaration);
  if (grave !== null) return batchText.toSee(grave.label);
  if (answerVerdict(declaration) === 'indicative-exceeded') {
    return batchText.toSee(dueWords(declaration, status).label);
  }
  if (totalIsMinimum) return batchText.toAssess;
  if (declaration.hasExciseToConfirm === true) return batchText.toSee(batchText.exciseToConfirm);
  if (declaration.hasDutyCapToConfirm === true) return batchText.toSee(batchText.dutyCapToConfirm);
  if (act === 'close' && total > 0) return batchText.toCollect(formatEurosAmount(total));
  return act === 'validate' && total === 0 ? batchText.toClose : null;
}

/** Why the service did not do it of one that was chosen, in words. */
export function whyNotDone(
  declaration: ListedDeclaration,
  act: BatchAct,
  { outcome, code, detail, status, by }: BatchResult,
): string {
  if (outcome === 'failed') return batchText.failed;
  if (code !== 'stale-version') return detail ?? batchText.failed;
  if (status === undefined || waiting[act].includes(status)) return batchText.changed;
  const state = formatStatus({ status, total: declaration.total });
  return by === undefined ? batchText.treated(state) : batchText.treatedBy(state, isolated(by));
}

/** Those that the validation leaves out as they have nothing to pay. */
export function toCloseInstead(
  leftOut: readonly LeftOut[],
  agentId: string | undefined,
  isBegun = none,
): readonly ListedDeclaration[] {
  return leftOut.flatMap(({ declaration }) =>
    declaration.status === 'submitted' && whyLeftOut(declaration, 'close', agentId, isBegun) === null
      ? [declaration]
      : [],
  );
}

/** Why there is no paper to hand over for a declaration, in words; null when there is one. */
export function whyNotPrinted(declaration: ListedDeclaration): string | null {
  if (declaration.status === 'draft') return batchText.notSent;
  if (isErased(declaration)) return listText.erased;
  return declaration.hasPendingCorrection === true ? batchText.toApprove : null;
}

/** What an act will be done to, and what it leaves out. */
export function planBatch(
  chosen: readonly ListedDeclaration[],
  act: BatchAct,
  agentId: string | undefined,
  isBegun = none,
): BatchPlan {
  return planFor(chosen, (declaration) => whyLeftOut(declaration, act, agentId, isBegun));
}

/** Whose documents will be printed, and what is left out. */
export function planPapers(chosen: readonly ListedDeclaration[]): BatchPlan {
  return planFor(chosen, whyNotPrinted);
}

function planFor(
  chosen: readonly ListedDeclaration[],
  whyNot: (declaration: ListedDeclaration) => string | null,
): BatchPlan {
  const seen = chosen.map((declaration) => ({ declaration, why: whyNot(declaration) }));
  return {
    able: seen.flatMap(({ declaration, why }) => (why === null ? [declaration] : [])),
    leftOut: seen.flatMap(({ declaration, why }) => (why === null ? [] : [{ declaration, why }])),
  };
}

/** Euros of these, in all and by tax. */
export interface ChosenSums extends ListedSums {
  /** An amount is still to be assessed among them. */
  readonly isMinimum: boolean;
}

/** Of what waits to be paid for, of what was, or of both. */
export type Summed = 'due' | 'collected' | 'either';

/** What these are worth, to the cent; what nobody pays for is left out. */
export function sumOf(declarations: readonly ListedDeclaration[], summed: Summed): ChosenSums {
  const isDue = (declaration: ListedDeclaration): boolean =>
    isWaiting(declaration.status) && !isErased(declaration);
  const isCollected = ({ status }: ListedDeclaration): boolean => status === 'paid';
  const kept: Readonly<Record<Summed, (declaration: ListedDeclaration) => boolean>> = {
    due: isDue,
    collected: isCollected,
    either: (declaration) => isDue(declaration) || isCollected(declaration),
  };
  const owed = declarations.filter(kept[summed]);
  const of = (amount: (declaration: ListedDeclaration) => number | undefined): number =>
    eurosOf(owed.reduce((cents, declaration) => cents + centsOf(amount(declaration) ?? 0), 0));
  return {
    total: of(({ total }) => total),
    customDuty: of(({ taxes }) => taxes?.customDuty),
    excise: of(({ taxes }) => taxes?.excise),
    vat: of(({ taxes }) => taxes?.vat),
    isMinimum: owed.some(({ totalIsMinimum }) => totalIsMinimum),
  };
}
