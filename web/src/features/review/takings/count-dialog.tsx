import { countTakingsRoute, type OfficerTakings } from '@retour/contract';
import { type MeanOfPayment, meansOfPayment, paymentNames, typeset } from '@retour/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFaultFocus, useSentForm, useTyped } from '../../../lib/form';
import { callRoute } from '../../../lib/http';
import { Button, Form, Modal, Notice, Stack, TextField } from '../../../ui';
import { reviewKey } from '../queries/review-queries';
import { actText } from '../text/act-text';
import { takingsText } from '../text/takings-text';
import { checkCount, typedCount } from './typed-count';

const ids: Readonly<Record<MeanOfPayment, string>> = {
  card: 'compte-carte',
  cash: 'compte-especes',
  cheque: 'compte-cheques',
  'bank-cheque': 'compte-cheques-de-banque',
};

export interface CountDialogProps {
  readonly day: string;
  readonly row: OfficerTakings;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** What the officer counts in their till for one office: the means that they took or gave back, and cash. */
export function CountDialog({ day, row, onClose, onSaved }: CountDialogProps): ReactNode {
  const queries = useQueryClient();
  const asked = meansOfPayment.filter((name) => row.means.some(({ mean }) => mean === name));
  const form = useSentForm({
    ids,
    ...useTyped(typedCount(row.means)),
    check: (typed) => checkCount(typed, asked),
    send: async (counts) => {
      await callRoute(countTakingsRoute, { body: { day, office: row.office.id, counts: [...counts] } });
      await queries.invalidateQueries({ queryKey: [...reviewKey, 'takings'] });
      onSaved();
    },
    sayFailure: () => takingsText.countFailed,
  });
  useFaultFocus(form.errors);
  return (
    <Modal open title={takingsText.countTitle(typeset(row.office.name))} onClose={onClose}>
      <Form onSubmit={() => form.submit()}>
        <Stack>
          <p>{takingsText.countLead}</p>
          {asked.map((mean) => (
            <TextField
              key={mean}
              {...form.entry(mean)}
              label={actText.amountOf(paymentNames[mean])}
              inputMode="decimal"
              suffix="€"
            />
          ))}
          {form.failure !== null && (
            <Notice tone="error" live>
              {form.failure}
            </Notice>
          )}
          <Button type="submit" busy={form.isBusy}>
            {takingsText.save}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {takingsText.cancel}
          </Button>
        </Stack>
      </Form>
    </Modal>
  );
}
