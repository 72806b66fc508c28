import type { ListView } from '@retour/contract';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, Form, Modal, Stack, TextField } from '../../../ui';
import { TroubleNotice } from '../acts/trouble-notice';
import type { FailedWrite } from '../acts/write-outcome';
import { viewText } from '../text/view-text';
import { nameProblems, readView } from './check-names';
import type { KeptPreferences } from './list-preferences';
import styles from './views.module.css';

const formId = 'mes-listes';
const confirmId = 'enregistrer-noms';
const dropId = (place: number): string => `supprimer-liste-${place}`;

function ofQuery(views: readonly ListView[], { query }: ListView): ListView | undefined {
  return views.find((view) => view.query === query);
}

/** The lists that are kept now, with what was renamed or dropped here; what another window did to the others stays. */
function changedViews(
  now: readonly ListView[],
  before: readonly ListView[],
  after: readonly ListView[],
): ListView[] {
  return now.flatMap((view) => {
    const [shown, edited] = [ofQuery(before, view), ofQuery(after, view)];
    if (shown === undefined) return [view];
    if (edited === undefined) return [];
    return [edited.name === shown.name ? view : readView(edited)];
  });
}

/** The names of the lists that the agent keeps, to be changed, and each list to be dropped. */
export function ManageViewsDialog({
  kept,
  onClose,
}: {
  readonly kept: KeptPreferences;
  readonly onClose: () => void;
}): ReactNode {
  const [before] = useState<readonly ListView[]>(kept.views);
  const [views, setViews] = useState(before);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<FailedWrite>();
  const problems = isChecked ? nameProblems(views) : new Map<number, string>();
  const save = async (): Promise<void> => {
    setChecked(true);
    if (nameProblems(views).size > 0) return;
    setBusy(true);
    const failed = await kept.keep((now) => ({ ...now, views: changedViews(now.views, before, views) }));
    setBusy(false);
    setTrouble(failed);
    if (failed === undefined) onClose();
  };
  /** The focus does not go away with what is pressed: the next one takes it, else the one before, else what writes it. */
  const drop = (place: number): void => {
    const ids = [dropId(place + 1), dropId(place - 1), confirmId];
    const next = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    next?.focus();
    setViews(views.filter((_, other) => other !== place));
  };
  return (
    <Modal
      open
      onClose={onClose}
      preventClose={isBusy}
      title={viewText.manageTitle}
      actions={
        <>
          <Button id={confirmId} form={formId} busy={isBusy}>
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
            const label = ofQuery(before, view)?.name ?? view.name;
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
                <Button id={dropId(place)} variant="quiet" icon={Trash2} compact onClick={() => drop(place)}>
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
