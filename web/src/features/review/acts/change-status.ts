import {
  changeDeclarationStatusRoute,
  type Declaration,
  type HistoryEntry,
  type StatusChange,
} from '@retour/contract';
import { callRoute } from '../../../lib/http';
import { ifVersion, runWrite, type WriteOutcome } from './write-outcome';

export interface StatusAsked {
  /** Of who asks. */
  readonly agentId: string | undefined;
  /** Since when what came first is told: before what this act wrote itself, where it wrote something. */
  readonly seen?: Declaration;
}

/** Gives a declaration another status, if it is still as the agent saw it; the same request again does nothing more. */
export async function changeStatus(
  current: Declaration,
  change: StatusChange,
  { agentId, seen = current }: StatusAsked,
): Promise<WriteOutcome<Declaration>> {
  const outcome = await runWrite(seen, () =>
    callRoute(changeDeclarationStatusRoute, {
      params: { declarationId: current.id },
      headers: ifVersion(current.version),
      body: change,
    }),
  );
  if (outcome.kind !== 'conflict') return outcome;
  const next = outcome.conflict.changes.find(({ version }) => version === current.version + 1);
  if (next === undefined || !isOwnChange(next, change, agentId)) return outcome;
  return { ...outcome, conflict: { ...outcome.conflict, isWritten: true } };
}

/** Whether this is what the agent asked for, and not the same by a colleague, nor something else that they did in another tab. */
export function isOwnChange(
  { by, to, from, payment, receipt, reason }: HistoryEntry,
  { status, payment: mean, payments, reason: why }: StatusChange,
  agentId: string | undefined,
): boolean {
  if (agentId === undefined || by.id !== agentId || to !== status || from === status) return false;
  const isSamePayment =
    payments === undefined
      ? payment === mean
      : JSON.stringify(receipt?.means) === JSON.stringify(payments.map((part) => part.mean));
  return isSamePayment && reason === why;
}
