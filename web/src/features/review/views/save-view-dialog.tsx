import { type ReactNode, useState } from 'react';
import { checkAnswer, useFaultFocus, useForm, useTyped } from '../../../lib/form';
import { Button, Form, Modal, Stack, TextField } from '../../../ui';
import { TroubleNotice } from '../acts/trouble-notice';
import type { FailedWrite } from '../acts/write-outcome';
import { viewText } from '../text/view-text';
import { nameProblems, readView } from './check-names';
import type { KeptPreferences } from './list-preferences';

export interface SaveViewDialogProps {
  readonly query: string;
  readonly kept: KeptPreferences;
  readonly onClose: () => void;
}

const formId = 'garder-liste';

/** Asks for the name of a list, and keeps it. */
export function SaveViewDialog({ query, kept, onClose }: SaveViewDialogProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<FailedWrite>();
  const { values, change } = useTyped({ name: '' });
  const views = [...kept.views, { name: values.name, query }];
  const save = async (): Promise<void> => {
    setBusy(true);
    const view = readView({ name: values.name, query });
    const failed = await kept.keep((now) => ({
      ...now,
      // Kept meanwhile in another window, it takes this name.
      views: [...now.views.filter((other) => other.query !== query), view],
    }));
    setBusy(false);
    setTrouble(failed);
    if (failed === undefined) onClose();
  };
  const problem = nameProblems(views).get(kept.views.length);
  const form = useForm({
    ids: { name: 'nom-liste' },
    values,
    change,
    check: ({ name }) => checkAnswer('name', problem === undefined ? name : undefined, problem ?? ''),
    onValid: () => void save(),
  });
  useFaultFocus(form.errors);
  return (
    <Modal
      open
      onClose={onClose}
      preventClose={isBusy}
      title={viewText.saveTitle}
      subtitle={viewText.saveText}
      actions={
        <>
          <Button form={formId} busy={isBusy}>
            {viewText.confirmSave}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {viewText.close}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={form.submit}>
        <Stack>
          <TextField {...form.entry('name')} label={viewText.name} hint={viewText.nameHint} />
          {trouble && <TroubleNotice trouble={{ outcome: trouble, retry: () => void save() }} />}
        </Stack>
      </Form>
    </Modal>
  );
}
