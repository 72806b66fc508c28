import type { Declaration } from '@retour/contract';
import type { ReactNode } from 'react';
import { useQueueOfList } from '../list/use-queue-of-list';
import { leaseText } from '../text/lease-text';
import styles from './pass-button.module.css';
import { TakeNextButton } from './take-next-button';

export interface PassButtonProps {
  readonly declaration: Pick<Declaration, 'id' | 'status'>;
  readonly disabled: boolean;
}

/** Leaves a declaration undecided for the next one, of the queue that the agent comes from when this one is of it. */
export function PassButton({ declaration: { id, status }, disabled }: PassButtonProps): ReactNode {
  const queue = useQueueOfList();
  return (
    <div className={styles.pass}>
      <TakeNextButton
        after={id}
        queue={status === 'validated' ? queue : undefined}
        label={leaseText.pass}
        variant="quiet"
        disabled={disabled}
      />
    </div>
  );
}
