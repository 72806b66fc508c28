import { type Declaration, formatMoment } from '@retour/contract';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Modal, Stack } from '../../../ui';
import { writeText } from '../text/act-text';
import { historyText, sentenceOf } from '../text/history-text';
import styles from './acts.module.css';
import type { Conflict } from './write-outcome';

export interface ConflictDialogProps {
  readonly conflict: Conflict | undefined;
  readonly agentId: string | undefined;
  /** The agent had typed something, which is still there. */
  readonly hasTyped: boolean;
  readonly onReload: (latest: Declaration | null) => void;
}

function wordsOf({ isWritten = false, isHandedOver = false }: Conflict): string {
  if (isWritten) return writeText.overtaken;
  return isHandedOver ? writeText.handedOverAlone : writeText.conflict;
}

/** Whether a colleague collected meanwhile: an agent who has just done so as well holds the sum twice. */
function isCollectedBesides({ changes, latest }: Conflict, agentId: string | undefined): boolean {
  if (latest?.status !== 'paid') return false;
  const last = changes.findLast(({ action, to }) => action === 'status-changed' && to === 'paid');
  return (last?.payment ?? last?.receipt) !== undefined && last?.by.id !== agentId;
}

/** What changed and by whom; the only way on is to see it. */
export function ConflictDialog({ conflict, agentId, hasTyped, onReload }: ConflictDialogProps): ReactNode {
  return (
    <Modal
      open={conflict !== undefined}
      onClose={() => onReload(conflict?.latest ?? null)}
      preventClose
      title={writeText.conflictTitle}
      subtitle={conflict && wordsOf(conflict)}
      actions={
        <Button icon={RefreshCw} onClick={() => onReload(conflict?.latest ?? null)}>
          {writeText.reload}
        </Button>
      }
    >
      <Stack gap="small">
        {conflict !== undefined && conflict.latest === null && <p>{writeText.conflictUnread}</p>}
        <ul className={styles.changes}>
          {conflict?.changes.map((entry) => (
            <li key={`${entry.version} ${entry.action}`}>
              <strong>{sentenceOf(entry, agentId)}</strong> {historyText.at(formatMoment(entry.at))}
              {entry.reason !== undefined && (
                <span className={styles.quote}>{historyText.reason(entry.reason)}</span>
              )}
            </li>
          ))}
        </ul>
        {conflict !== undefined && isCollectedBesides(conflict, agentId) && <p>{writeText.collectedTwice}</p>}
        {hasTyped && <p>{writeText.reasonKept}</p>}
      </Stack>
    </Modal>
  );
}
