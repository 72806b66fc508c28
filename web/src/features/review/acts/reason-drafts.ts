import { unpaidOutcomes } from '@retour/core';
import { isText, objectOf, oneOf, optional, type Shape } from '../../../lib/shape';
import { forgetDraft, type SavedDraft, useSavedDraft } from '../../../store';
import type { ActDialog } from './act-dialogs';
import type { OtherOutcome } from './available-acts';
import { isRefusalDraft, noRefusal, type RefusalDraft } from './refusal-reason';

/** Follows the id of the declaration in the name of what is typed of an act; a refusal, the first that was kept, has its id alone. */
const names = { refuse: '', outcome: '-issue', undo: '-retour', proposal: '-proposition' } as const;

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
  readonly undoing: SavedDraft<ReasonDraft>;
  /** Whether something is typed in this dialog. */
  readonly hasTyped: (dialog: ActDialog | undefined) => boolean;
  /** What was given up; without a dialog all of it, once an act is written. */
  readonly forget: (dialog?: ActDialog) => void;
}

export function useReasonDrafts(declarationId: string): ReasonDrafts {
  const refusal = useSavedDraft('reason', {
    initial: noRefusal,
    isDraft: isRefusalDraft,
    which: declarationId + names.refuse,
  });
  const ending = useSavedDraft<EndDraft>('reason', {
    initial: nothing,
    isDraft: isEndDraft,
    which: declarationId + names.outcome,
  });
  const undoing = useSavedDraft<ReasonDraft>('reason', {
    initial: nothing,
    isDraft: isReasonDraft,
    which: declarationId + names.undo,
  });
  const kept: readonly KeptText[] = [
    { dialog: 'refuse', text: refusal.draft.details, forget: refusal.forget },
    { dialog: 'outcome', text: ending.draft.reason, forget: ending.forget },
    { dialog: 'undo', text: undoing.draft.reason, forget: undoing.forget },
  ];
  return {
    refusal,
    ending,
    undoing,
    hasTyped: (dialog) => kept.some((one) => one.dialog === dialog && one.text !== ''),
    forget: (dialog) => {
      for (const one of kept) if (dialog === undefined || one.dialog === dialog) one.forget();
    },
  };
}

/** Why a second officer refuses what waits of a declaration. */
export function useProposalRefusal(declarationId: string): SavedDraft<ReasonDraft> {
  return useSavedDraft<ReasonDraft>('reason', {
    initial: nothing,
    isDraft: isReasonDraft,
    which: declarationId + names.proposal,
  });
}

/** Nothing stays in this tab of what was typed of any act of a declaration. */
export function forgetReasons(declarationId: string): void {
  for (const name of Object.values(names)) forgetDraft('reason', declarationId + name);
}
