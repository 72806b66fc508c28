import { reasonLimits } from '@retour/contract';
import type { ReactNode } from 'react';
import { type Checked, useFaultFocus, useForm } from '../../../lib/form';
import { Form, RadioGroup, Stack, TextArea } from '../../../ui';
import { actText } from '../text/act-text';
import { ConfirmDialog } from './confirm-dialog';
import { buildRefusalReason, type RefusalDraft, refusalOptions } from './refusal-reason';
import { saysWhatIsStillWrong, troubleOf } from './use-dialog-form';
import { useEnterLeadsOn } from './use-enter-leads-on';
import { useOnOpening } from './use-on-opening';
import { useReasonKeys } from './use-reason-keys';
import type { ActTrouble } from './use-writes';

export interface RefuseDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: ActTrouble | undefined;
  readonly draft: RefusalDraft;
  readonly hasEmail: boolean;
  readonly onChange: (draft: RefusalDraft) => void;
  readonly onRefuse: (reason: string) => void;
  readonly onClose: () => void;
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
  const { isOpen, isBusy, trouble, draft, hasEmail, onChange, onRefuse, onClose } = props;
  const sent = useForm({
    ids,
    values: draft,
    change: (fields) => onChange({ ...draft, ...fields }),
    check: checkReason,
    onValid: onRefuse,
  });
  const form = saysWhatIsStillWrong(sent, checkReason);
  useFaultFocus(form.errors);
  useOnOpening({ isOpen, hasFailed: trouble !== undefined }, () => form.clear());
  useReasonKeys(isOpen && !isBusy, reasons, form.choice('standard').onChange);
  useEnterLeadsOn({ isOpen, formId, asked: draft.standard === 'other' ? ids.details : undefined });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      trouble={troubleOf(form, trouble)}
      title={actText.refuseTitle}
      text={actText.refuseText(hasEmail)}
      confirm={actText.confirmRefuse}
      variant="danger"
      form={formId}
      onClose={onClose}
    >
      <Form
        id={formId}
        onSubmit={() => {
          if (!isBusy) form.submit();
        }}
      >
        <Stack>
          <RadioGroup
            {...form.choice('standard')}
            legend={actText.standardReason}
            {...reasons}
            layout="list"
            selected={draft.standard === '' ? undefined : draft.standard}
          />
          <TextArea
            {...form.entry('details')}
            label={draft.standard === 'other' ? actText.otherDetails : actText.details}
            hint={actText.reasonHint}
            maxLength={reasonLimits.max}
          />
        </Stack>
      </Form>
    </ConfirmDialog>
  );
}
