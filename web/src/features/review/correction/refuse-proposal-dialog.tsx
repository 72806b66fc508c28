import { proposalDecisionSchema, reviewMessages } from '@retour/contract';
import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import type { Checked } from '../../../lib/form';
import type { SavedDraft } from '../../../store';
import { ReasonDialog } from '../acts/reason-dialog';
import type { ReasonDraft } from '../acts/reason-drafts';
import type { ActTrouble } from '../acts/use-writes';
import { correctionText } from '../text/correction-text';

export interface RefuseProposalDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: ActTrouble | undefined;
  readonly kept: SavedDraft<ReasonDraft>;
  readonly onRefuse: (reason: string) => void;
  readonly onClose: () => void;
  readonly onGiveUp: () => void;
}

const words = {
  title: correctionText.refuseTitle,
  text: correctionText.refuseText,
  confirm: correctionText.refuseProposal,
  reason: correctionText.refuseReason,
  hint: correctionText.refuseHint,
} as const;

function checkReason({ reason }: ReasonDraft): Checked<'reason', string> {
  const read = proposalDecisionSchema.safeParse({ decision: 'refuse', reason });
  return read.success && read.data.reason !== undefined
    ? { kind: 'valid', valid: read.data.reason }
    : { kind: 'faulty', problems: { reason: typeset(reviewMessages.refusal) } };
}

/** Why a second officer refuses what a colleague proposed. */
export function RefuseProposalDialog({ onRefuse, ...dialog }: RefuseProposalDialogProps): ReactNode {
  return (
    <ReasonDialog
      {...dialog}
      words={words}
      fieldId="raison-du-refus-de-correction"
      check={checkReason}
      onValid={onRefuse}
    />
  );
}
