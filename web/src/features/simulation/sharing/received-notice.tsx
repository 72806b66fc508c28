import { dayInParis } from '@retour/contract';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lawToday } from '../../../lib/law-today';
import { useAppStore } from '../../../store';
import { Button, Notice } from '../../../ui';
import { keepReceived, readReceived } from '../../basket/sharing/received-state';
import { sharedAges } from '../../basket/sharing/share-link';
import { LeavingAct } from '../../basket/summary/leaving-act';
import { useNoticeState } from '../purchases/use-notice-state';
import { useFormer } from '../resume/use-former';
import { leftOutText } from '../text/left-out-text';
import { receivedText } from '../text/received-text';
import { LeftOut } from './left-out';
import styles from './received.module.css';

/** Of a result that came by a link: by which rules it is computed, what is not in it, and the way back to one's own. */
export function ReceivedNotice({ isAbovePage = false }: { readonly isAbovePage?: boolean }): ReactNode {
  const { pathname, state } = useLocation();
  const { kept, isNew } = useNoticeState();
  const received = useMemo(() => readReceived(kept), [kept]);
  const request = useAppStore(({ simulator }) => simulator.simulatorRequest);
  const { former, undo } = useFormer();
  const navigate = useNavigate();
  if (received === undefined || (!isNew.received && received.leftOut.length === 0)) return null;
  const goBack = (): void => {
    if (undo()) void navigate(pathname, { replace: true, state: null });
  };
  const goOnWithout = (): void => {
    keepReceived({ ...received, leftOut: [] });
    void navigate(pathname, { replace: true, state });
  };
  return (
    <div className={isAbovePage ? styles.abovePage : styles.notice}>
      {isNew.received && (
        <Notice tone="info" title={receivedText.shown} live>
          <p>{receivedText.today(dayInParis(new Date()))}</p>
          {request.isAgeOfLink === true && <p>{receivedText.ages(sharedAges(request, lawToday()))}</p>}
          {former !== undefined && (
            <LeavingAct>
              <Button variant="quiet" compact onClick={goBack}>
                {receivedText.undo}
              </Button>
            </LeavingAct>
          )}
        </Notice>
      )}
      <LeftOut sentences={received.leftOut}>
        <LeavingAct>
          <Button variant="quiet" compact onClick={goOnWithout}>
            {leftOutText.goOnWithout(received.leftOut.length)}
          </Button>
        </LeavingAct>
      </LeftOut>
    </div>
  );
}
