import type { Declaration } from '@retour/contract';
import { decideCorrectionFirst } from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOnline } from '../../../lib/use-online';
import { Button } from '../../../ui';
import { reachField } from '../correction/first-field';
import { proposalQuery } from '../queries/review-queries';
import { correctionText } from '../text/correction-text';
import { authorWithin } from '../text/history-text';
import styles from './acts.module.css';
import { proposalTitleId } from './proposal-title';

export interface PendingNoteProps {
  /** Named by the acts that wait for it. */
  readonly id: string;
  readonly declaration: Declaration;
  readonly proposalId: string;
  readonly agentId: string | undefined;
}

/** Why nothing is decided while a correction waits; to whoever may decide of it, that it is theirs to do, and the way to it. */
export function PendingNote({ id, declaration, proposalId, agentId }: PendingNoteProps): ReactNode {
  const { data } = useQuery(proposalQuery(declaration.id, proposalId, declaration.version));
  const isOnline = useOnline();
  const isOwn = data === undefined || (data.by.id !== undefined && data.by.id === agentId);
  if (isOwn) {
    return (
      <p id={id} className={styles.soft}>
        {decideCorrectionFirst}
      </p>
    );
  }
  return (
    <>
      <p id={id} className={styles.soft}>
        {correctionText.yoursToDecide(authorWithin(data, agentId), data.state === 'stale')}{' '}
        {!isOnline && `${correctionText.decideOnceBack} `}
        {correctionText.waits}
      </p>
      <div className={styles.acts}>
        <Button variant="secondary" onClick={() => reachField(proposalTitleId)}>
          {correctionText.seePending}
        </Button>
      </div>
    </>
  );
}
