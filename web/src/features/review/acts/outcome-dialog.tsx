import { reasonLimits, reasonSchema, type StatusChange } from '@retour/contract';
import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { type Checked, refusalOf } from '../../../lib/form';
import type { SavedDraft } from '../../../store';
import { RadioGroup, type RadioOption, Stack, TextArea } from '../../../ui';
import { actText, type Told } from '../text/act-text';
import styles from './acts.module.css';
import type { OtherOutcome } from './available-acts';
import { ConfirmDialog } from './confirm-dialog';
import { keepFocusInSight } from './keep-focus-in-sight';
import type { EndDraft } from './reason-drafts';
import { troubleOf, useKeptDialogForm } from './use-dialog-form';
import { useReasonKeys } from './use-reason-keys';
import type { ActTrouble } from './use-writes';

export interface OutcomeDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: ActTrouble | undefined;
  /** See `ConfirmDialog`. */
  readonly begun?: ReactNode;
  readonly kept: SavedDraft<EndDraft>;
  readonly outcomes: readonly OtherOutcome[];
  readonly declared: Told;
  /** What is said before it ends, in sentences. */
  readonly warnings: readonly string[];
  readonly onEnd: (change: StatusChange) => void;
  readonly onClose: () => void;
  readonly onGiveUp?: (() => void) | undefined;
}

const ids = { outcome: 'issue', reason: 'raison-issue' } as const;
type Field = keyof typeof ids;

const looks: Readonly<Record<OtherOutcome, Omit<RadioOption<OtherOutcome>, 'id'>>> = {
  abandoned: { value: actText.abandon, hint: actText.abandonHint },
  're-exported': { value: actText.reExport, hint: actText.reExportHint },
  seized: { value: actText.seize, hint: actText.seizeHint },
};

/** A seizure has a reason; of the others it may be told. */
function checkEnd({ outcome, reason }: EndDraft): Checked<Field, StatusChange> {
  if (outcome === undefined) return { kind: 'faulty', problems: { outcome: actText.outcomeMissing } };
  if (reason.trim() === '' && outcome !== 'seized') return { kind: 'valid', valid: { status: outcome } };
  const read = reasonSchema.safeParse(reason);
  return read.success
    ? { kind: 'valid', valid: { status: outcome, reason: read.data } }
    : { kind: 'faulty', problems: { reason: typeset(refusalOf(read) ?? '') } };
}

/** What becomes of goods that are neither paid for nor let in. */
export function OutcomeDialog(props: OutcomeDialogProps): ReactNode {
  const { isOpen, isBusy, trouble, begun, kept, outcomes, declared, warnings, onEnd, onClose, onGiveUp } =
    props;
  const form = useKeptDialogForm({ isOpen, ids, kept, check: checkEnd, onValid: onEnd });
  const ends = { name: 'issue', options: outcomes.map((id) => ({ id, ...looks[id] })) };
  useReasonKeys(isOpen && !isBusy, ends, form.choice('outcome').onChange);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      trouble={troubleOf(form, trouble)}
      begun={begun}
      title={actText.outcomeTitle}
      text={[actText.outcomeText(declared), ...warnings].join(' ')}
      confirm={actText.confirmOutcome}
      variant="danger"
      onConfirm={() => form.submit()}
      onClose={onClose}
      onGiveUp={onGiveUp}
    >
      <div ref={keepFocusInSight} className={styles.reason}>
        <Stack>
          <RadioGroup {...form.choice('outcome')} legend={actText.outcomeLegend} {...ends} layout="list" />
          <TextArea
            {...form.entry('reason')}
            label={form.values.outcome === 'seized' ? actText.seizeReason : actText.details}
            hint={actText.outcomeReasonHint(declared)}
            maxLength={reasonLimits.max}
          />
        </Stack>
      </div>
    </ConfirmDialog>
  );
}
