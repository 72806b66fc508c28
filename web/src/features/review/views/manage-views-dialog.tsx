import type { ListView } from '@retour/contract';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, Form, Modal, Stack, TextField } from '../../../ui';
import { TroubleNotice } from '../acts/trouble-notice';
import type { FailedWrite } from '../acts/write-outcome';
import { viewText } from '../text/view-text';
import { nameProblems, readViews } from './check-names';
import type { KeptPreferences } from './list-preferences';
import styles from './views.module.css';

const formId = 'mes-listes';

/** The names of the lists that the agent keeps, to be changed, and each list to be dropped. */
export function ManageViewsDialog({
  kept,
  onClose,
}: {
  readonly kept: KeptPreferences;
  readonly onClose: () => void;
}): ReactNode {
  const [views, setViews] = useState<readonly ListView[]>(kept.views);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<FailedWrite>();
  const problems = isChecked ? nameProblems(views) : new Map<number, string>();
  const save = async (): Promise<void> => {
    setChecked(true);
    if (nameProblems(views).size > 0) return;
    setBusy(true);
    const failed = await kept.keep({ views: [...readViews(views)] });
    setBusy(false);
    setTrouble(failed);
    if (failed === undefined) onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      preventClose={isBusy}
      title={viewText.manageTitle}
      actions={
        <>
          <Button form={formId} busy={isBusy}>
            {viewText.confirmNames}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {viewText.close}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => void save()}>
        <Stack>
          {views.length === 0 && <p role="status">{viewText.none}</p>}
          {views.map((view, place) => {
            const label = kept.views.find(({ query }) => query === view.query)?.name ?? view.name;
            return (
              <div key={view.query} className={styles.kept}>
                <TextField
                  label={viewText.rename(label)}
                  value={view.name}
                  error={problems.get(place)}
                  onChange={(name) =>
                    setViews(views.map((other) => (other === view ? { ...view, name } : other)))
                  }
                />
                <Button
                  variant="quiet"
                  icon={Trash2}
                  compact
                  onClick={() => setViews(views.filter((other) => other !== view))}
                >
                  {viewText.remove(label)}
                </Button>
              </div>
            );
          })}
          {trouble && <TroubleNotice trouble={{ outcome: trouble, retry: () => void save() }} />}
        </Stack>
      </Form>
    </Modal>
  );
}
