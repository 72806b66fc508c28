import { type ReactNode, useEffect, useLayoutEffect, useReducer } from 'react';
import { useNavigate } from 'react-router';
import { basketArticles, useAppStore, useOtherTabs } from '../../../store';
import { Button, Notice } from '../../../ui';
import { simulatorPaths } from '../simulator-paths';
import { resumeText } from '../text/resume-text';
import styles from './former-notice.module.css';
import { arrive, endFormer, readFormer, takeFormerBack } from './former-simulation';

/** Over the first pages of a new simulation: what it took away, one press from coming back, as long as nothing would be lost. */
export function FormerNotice(): ReactNode {
  const navigate = useNavigate();
  const [, look] = useReducer((before: number) => before + 1, 0);
  // What it reads changes with the basket and with what other tabs do.
  useAppStore(({ simulator }) => simulator.simulatorRequest);
  useOtherTabs();
  useLayoutEffect(arrive, []);
  useEffect(() => endFormer(look), []);
  const former = readFormer();
  if (former === undefined) return null;
  const undo = (): void => {
    if (takeFormerBack()) void navigate(simulatorPaths.summary, { replace: true, state: null });
    else look();
  };
  return (
    <div className={styles.notice}>
      <Notice tone="info" live>
        <p>{resumeText.erased(basketArticles(former.request).length)}</p>
        <Button variant="quiet" compact onClick={undo}>
          {resumeText.undo}
        </Button>
      </Notice>
    </div>
  );
}
