import type { Declaration } from '@retour/contract';
import { isWaiting, unpaidOutcomes } from '@retour/core';
import { useEffect } from 'react';
import { attempt } from '../../../lib/attempt';
import { isText, objectOf, oneOf, optional, type Shape } from '../../../lib/shape';
import { draftTable, forgetDraft, type SavedDraft, useSavedDraft } from '../../../store';
import type { ActDialog } from './act-dialogs';
import type { OtherOutcome } from './available-acts';
import { isRefusalDraft, noRefusal, type RefusalDraft } from './refusal-reason';
import { type Undoing, undoableOf } from './undoing';

/** A refusal, the first that was kept, has the id of its declaration alone for a name; what is typed of another act has more behind it. */
const names = { refuse: '', outcome: '-issue', undo: '-retour-', proposal: '-proposition-' } as const;

/** How a control ends, and why, as far as it is chosen and typed. */
export interface EndDraft {
  readonly outcome?: OtherOutcome | undefined;
  readonly reason: string;
}

/** Why something is undone, or a proposal refused. */
export interface ReasonDraft {
  readonly reason: string;
}

const nothing: EndDraft & ReasonDraft = { reason: '' };
const isOutcome: Shape<OtherOutcome> = oneOf(unpaidOutcomes.filter((outcome) => outcome !== 'refused'));
const isEndDraft: Shape<EndDraft> = objectOf<EndDraft>({ outcome: optional(isOutcome), reason: isText });
const isReasonDraft: Shape<ReasonDraft> = objectOf<ReasonDraft>({ reason: isText });

interface KeptText {
  readonly dialog: ActDialog;
  readonly text: string;
  readonly forget: () => void;
}

/** What is typed of each act of a declaration and not sent: it survives a reload, and a session that ends. */
export interface ReasonDrafts {
  readonly refusal: SavedDraft<RefusalDraft>;
  readonly ending: SavedDraft<EndDraft>;
  readonly undoings: Readonly<Record<Undoing, SavedDraft<ReasonDraft>>>;
  /** Whether something is typed in this dialog, which may still be sent of the declaration as it is since. */
  readonly hasTyped: (dialog: ActDialog | undefined, latest: Declaration | null | undefined) => boolean;
  /** A dialog that is left, by a press of Escape too, loses no word: only what is chosen in it without one. */
  readonly leave: (dialog: ActDialog) => void;
  /** What was given up; without a dialog all of it, once an act is written. */
  readonly forget: (dialog?: ActDialog) => void;
}

function useReason(which: string): SavedDraft<ReasonDraft> {
  return useSavedDraft<ReasonDraft>('reason', { initial: nothing, isDraft: isReasonDraft, which });
}

/** Forgets what is typed once the declaration that is shown no longer asks for it: the next time is about something else. */
function useForgottenUnless(isAsked: boolean, { forget }: Pick<SavedDraft<unknown>, 'forget'>): void {
  useEffect(() => {
    if (!isAsked) forget();
  }, [isAsked, forget]);
}

export function useReasonDrafts(declaration: Declaration): ReasonDrafts {
  const { id, status } = declaration;
  const refusal = useSavedDraft('reason', {
    initial: noRefusal,
    isDraft: isRefusalDraft,
    which: id + names.refuse,
  });
  const ending = useSavedDraft<EndDraft>('reason', {
    initial: nothing,
    isDraft: isEndDraft,
    which: id + names.outcome,
  });
  const undoings = {
    reopen: useReason(`${id}${names.undo}reopen`),
    reverse: useReason(`${id}${names.undo}reverse`),
    unclose: useReason(`${id}${names.undo}unclose`),
  } as const;
  const waits = isWaiting(status);
  // Whoever reads it: what they may do is not known at once.
  const undoable = undoableOf(declaration);
  useForgottenUnless(waits, refusal);
  useForgottenUnless(waits, ending);
  useForgottenUnless(undoable === 'reopen', undoings.reopen);
  useForgottenUnless(undoable === 'reverse', undoings.reverse);
  useForgottenUnless(undoable === 'unclose', undoings.unclose);
  const kept: readonly KeptText[] = [
    { dialog: 'refuse', text: refusal.draft.details, forget: refusal.forget },
    { dialog: 'outcome', text: ending.draft.reason, forget: ending.forget },
    ...Object.values(undoings).map(({ draft, forget }) => ({
      dialog: 'undo' as const,
      text: draft.reason,
      forget,
    })),
  ];
  return {
    refusal,
    ending,
    undoings,
    hasTyped: (dialog, latest) =>
      kept.some((one) => one.dialog === dialog && one.text !== '') &&
      (latest == null || (isWaiting(latest.status) === waits && undoableOf(latest) === undoable)),
    leave: (dialog) => {
      for (const one of kept) if (one.dialog === dialog && one.text.trim() === '') one.forget();
    },
    forget: (dialog) => {
      for (const one of kept) if (dialog === undefined || one.dialog === dialog) one.forget();
    },
  };
}

/** Why a second officer refuses the correction that waits of a declaration. */
export function useProposalRefusal(declarationId: string, proposalId: string): SavedDraft<ReasonDraft> {
  return useReason(declarationId + names.proposal + proposalId);
}

/** Nothing stays in this tab of what was typed of any act of a declaration. */
export function forgetReasons(declarationId: string): void {
  const { key, storage } = draftTable.reason;
  for (const name of attempt(() => Object.keys(window[storage])) ?? []) {
    if (name.startsWith(key + declarationId)) forgetDraft('reason', name.slice(key.length));
  }
}
