import { dayInParis } from '@retour/contract';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lawToday } from '../../../lib/law-today';
import { replaceSimulation, useAppStore } from '../../../store';
import { Button, Notice } from '../../../ui';
import { sharedAges } from '../../basket/sharing/share-link';
import { dismissNotice, takeBackOwn, useNoticeState } from '../purchases/use-notice-state';
import { receivedText } from '../text/received-text';
import { LeftOut } from './left-out';
import styles from './received.module.css';
import { readReceived, receivedState } from './received-state';

/** Above a result that came by a link: by which rules it is computed, what is not in it, and the way back to one's own. */
export function ReceivedNotice(): ReactNode {
  const { pathname } = useLocation();
  const { state, isNew } = useNoticeState();
  const isKept = !isNew.received;
  const received = useMemo(() => readReceived(state), [state]);
  const request = useAppStore(({ simulator }) => simulator.simulatorRequest);
  const navigate = useNavigate();
  if (received === undefined || (isKept && received.leftOut.length === 0)) return null;
  const { before, leftOut } = received;
  const undo = (): void => {
    if (before !== undefined) replaceSimulation(before);
    takeBackOwn();
    void navigate(pathname, { replace: true, state: null });
  };
  return (
    <div className={styles.notice}>
      {!isKept && (
        <Notice tone="info" title={receivedText.shown} live>
          <p>{receivedText.today(dayInParis(new Date()))}</p>
          <p>{receivedText.ages(sharedAges(request, lawToday()))}</p>
          {before !== undefined && (
            <Button variant="quiet" compact onClick={undo}>
              {receivedText.undo}
            </Button>
          )}
        </Notice>
      )}
      <LeftOut
        sentences={leftOut}
        onDismiss={() => {
          dismissNotice('received');
          void navigate(pathname, {
            replace: true,
            state: isKept ? null : receivedState({ before, leftOut: [] }),
          });
        }}
      />
    </div>
  );
}
