import { proposalDecisionSchema, reasonLimits, reviewMessages } from '@retour/contract';
import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { type Checked, useFaultFocus, useForm, useTyped } from '../../../lib/form';
import { TextArea } from '../../../ui';
import { ConfirmDialog } from '../acts/confirm-dialog';
import type { ActTrouble } from '../acts/use-acts';
import { useOnOpening } from '../acts/use-on-opening';
import { correctionText } from '../text/correction-text';

export interface RefuseProposalDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: ActTrouble | undefined;
  readonly onRefuse: (reason: string) => void;
  readonly onClose: () => void;
}

const ids = { reason: 'raison-du-refus-de-correction' } as const;
const nothing = { reason: '' };

function checkReason({ reason }: typeof nothing): Checked<'reason', string> {
  const read = proposalDecisionSchema.safeParse({ decision: 'refuse', reason });
  return read.success && read.data.reason !== undefined
    ? { kind: 'valid', valid: read.data.reason }
    : { kind: 'faulty', problems: { reason: typeset(reviewMessages.refusal) } };
}

/** Why a second officer refuses what a colleague proposed. */
export function RefuseProposalDialog(props: RefuseProposalDialogProps): ReactNode {
  const { isOpen, isBusy, trouble, onRefuse, onClose } = props;
  const form = useForm({ ids, ...useTyped(nothing), check: checkReason, onValid: onRefuse });
  useFaultFocus(form.errors);
  useOnOpening(isOpen, () => {
    form.change(nothing);
    form.clear();
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      trouble={trouble}
      title={correctionText.refuseTitle}
      text={correctionText.refuseText}
      confirm={correctionText.refuseProposal}
      onConfirm={() => form.submit()}
      onClose={onClose}
    >
      <TextArea
        {...form.entry('reason')}
        label={correctionText.refuseReason}
        hint={correctionText.refuseHint}
        maxLength={reasonLimits.max}
      />
    </ConfirmDialog>
  );
}
