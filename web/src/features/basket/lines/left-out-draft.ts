import { isRecord, isText } from '../../../lib/shape';
import { basketArticles, readDraft, repairRequest, type SimulatorRequest, saveDraft } from '../../../store';

/** What a change of trip and a link left out of the basket, as it is kept: each part is checked when it is read. */
export interface KeptLeftOut {
  /** The trip before the last change, which « Annuler » goes back to. */
  readonly before?: unknown;
  /** When it was made; an entry of the tab's history only says that it came with it: nothing there can be erased. */
  readonly change?: unknown;
  /** The articles that changes of trip took out, with the trip that allowed them. */
  readonly takenOut?: unknown;
  /** What the link that was opened could not give, with which opening that was. */
  readonly received?: unknown;
}

export function readLeftOut(): KeptLeftOut {
  const { before, change, takenOut, received } = readDraft('leftOut', isRecord) ?? {};
  return { before, change, takenOut, received };
}

export function saveLeftOut(changed: KeptLeftOut): void {
  saveDraft('leftOut', { ...readLeftOut(), ...changed });
}

/** The articles that changes took out, in a request with the trip that allowed them. */
export function readTakenOut({ takenOut } = readLeftOut()): SimulatorRequest | undefined {
  const taken = isRecord(takenOut) ? repairRequest(takenOut) : undefined;
  return taken !== undefined && basketArticles(taken).length > 0 ? taken : undefined;
}

export function countTakenOut(): number {
  const taken = readTakenOut();
  return taken === undefined ? 0 : basketArticles(taken).length;
}

/** Before a question is answered in another way; gives what the history of the tab says of it. */
export function keepTripBefore(request: SimulatorRequest): string {
  const change = new Date().toISOString();
  saveLeftOut({ before: { ...request, shoppingProducts: [], customShoppingProducts: [] }, change });
  return change;
}

/** Nothing that changes of trip took out waits any more. */
export function forgetTripChange(): void {
  saveLeftOut({ before: undefined, change: undefined, takenOut: undefined });
}

/** Whether what is kept came with this entry of the history. */
export const isMark = (mark: unknown, kept: unknown): boolean => isText(mark) && mark === kept;
