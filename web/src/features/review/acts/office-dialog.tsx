import { officeMissing } from '@retour/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { checkAnswer, useFaultFocus, useSentForm, useTyped } from '../../../lib/form';
import { chooseOffice, lacksOffice, officeField, ownOfficeQuery } from '../../../lib/own-office';
import { findNamed } from '../../../lib/search/search-names';
import { Combobox, Form, Notice, Stack } from '../../../ui';
import { actText } from '../text/act-text';
import { ConfirmDialog } from './confirm-dialog';
import { useOnOpening } from './use-on-opening';

/** Whether who collects has an office to say: the installation has several, and they chose none. Not known is no. */
export function useOfficeMissing(): boolean {
  return lacksOffice(useQuery(ownOfficeQuery).data);
}

export interface OfficeDialogProps {
  readonly isOpen: boolean;
  readonly onChosen: () => void;
  readonly onClose: () => void;
}

const formId = 'bureau-du-paiement';
const ids = { office: 'bureau' } as const;
const maxListLength = 4;

/**
 * Asked once, before the first payment: its number and the sheet of the day are those of an office. Chosen meanwhile in another tab,
 * it is asked no more.
 */
export function OfficeDialog({ isOpen, onChosen, onClose }: OfficeDialogProps): ReactNode {
  const queries = useQueryClient();
  const { data: own, refetch } = useQuery(ownOfficeQuery);
  const isChosen = own?.office !== undefined;
  useEffect(() => {
    if (isOpen) void refetch();
  }, [isOpen, refetch]);
  useEffect(() => {
    if (isOpen && isChosen) onChosen();
  }, [isOpen, isChosen, onChosen]);
  const offices = own?.offices ?? [];
  const form = useSentForm({
    ids,
    ...useTyped({ office: '' }),
    check: ({ office }) => checkAnswer('office', findNamed(offices, office)?.id, officeMissing),
    send: (office) => chooseOffice(queries, office),
    sayFailure: () => actText.officeFailed,
  });
  useFaultFocus(form.errors);
  useOnOpening({ isOpen, hasFailed: form.failure !== null }, () => form.clear());
  const { onChange, ...entry } = form.entry('office');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={form.isBusy}
      trouble={undefined}
      title={actText.officeTitle}
      text={actText.officeText}
      confirm={actText.confirmOffice}
      form={formId}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={() => form.submit()}>
        <Stack>
          <Combobox
            {...entry}
            {...officeField(offices, entry.value, maxListLength)}
            icon={Building2}
            onInput={onChange}
            onSelect={({ label }) => onChange(label)}
          />
          {form.failure !== null && (
            <Notice tone="error" live>
              {form.failure}
            </Notice>
          )}
        </Stack>
      </Form>
    </ConfirmDialog>
  );
}
