import { reasonLimits } from '@retour/contract';
import type { ReactNode } from 'react';
import type { Checked } from '../../../lib/form';
import type { SavedDraft } from '../../../store';
import { Form, RadioGroup, Stack, TextArea } from '../../../ui';
import { actText } from '../text/act-text';
import styles from './acts.module.css';
import { ConfirmDialog } from './confirm-dialog';
import { keepFocusInSight } from './keep-focus-in-sight';
import { buildRefusalReason, type RefusalDraft, refusalOptions } from './refusal-reason';
import { troubleOf, useKeptDialogForm } from './use-dialog-form';
import { useEnterLeadsOn } from './use-enter-leads-on';
import { useReasonKeys } from './use-reason-keys';
import type { ActTrouble } from './use-writes';

export interface RefuseDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: ActTrouble | undefined;
  /** See `ConfirmDialog`. */
  readonly begun?: ReactNode;
  readonly kept: SavedDraft<RefusalDraft>;
  /** Who reads the reason, and where. */
  readonly text: string;
  readonly onRefuse: (reason: string) => void;
  readonly onClose: () => void;
  readonly onGiveUp?: (() => void) | undefined;
}

function checkReason(typed: RefusalDraft): Checked<keyof RefusalDraft, string> {
  const built = buildRefusalReason(typed);
  return built.kind === 'valid'
    ? { kind: 'valid', valid: built.reason }
    : { kind: 'faulty', problems: { [built.field]: built.message } };
}

const formId = 'refus';
const reasons = { name: 'motif', options: refusalOptions } as const;
const ids = { standard: 'motif-refus', details: 'raison-refus' } as const;

/** Asks why, among the usual reasons or another one: the traveller and the colleagues will read it. */
export function RefuseDialog(props: RefuseDialogProps): ReactNode {
  const { isOpen, isBusy, trouble, begun, kept, text, onRefuse, onClose, onGiveUp } = props;
  const form = useKeptDialogForm({ isOpen, ids, kept, check: checkReason, onValid: onRefuse });
  const { standard } = form.values;
  useReasonKeys(isOpen && !isBusy, reasons, form.choice('standard').onChange);
  useEnterLeadsOn({ isOpen, formId, asked: standard === 'other' ? ids.details : undefined });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      trouble={troubleOf(form, trouble)}
      begun={begun}
      title={actText.refuseTitle}
      text={text}
      confirm={actText.confirmRefuse}
      variant="danger"
      form={formId}
      onClose={onClose}
      onGiveUp={onGiveUp}
    >
      <Form
        id={formId}
        onSubmit={() => {
          if (!isBusy) form.submit();
        }}
      >
        <div ref={keepFocusInSight} className={styles.reason}>
          <Stack>
            <RadioGroup
              {...form.choice('standard')}
              legend={actText.standardReason}
              {...reasons}
              layout="list"
              selected={standard === '' ? undefined : standard}
            />
            <TextArea
              {...form.entry('details')}
              label={standard === 'other' ? actText.otherDetails : actText.details}
              hint={standard === 'other' ? actText.otherReasonHint : actText.reasonHint}
              maxLength={reasonLimits.max}
            />
          </Stack>
        </div>
      </Form>
    </ConfirmDialog>
  );
}
