import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { basketArticles } from '../../../store';
import { Button, Notice } from '../../../ui';
import { simulatorPaths } from '../simulator-paths';
import { resumeText } from '../text/resume-text';
import styles from './former-notice.module.css';
import { arrive, readFormer, takeFormerBack } from './former-simulation';

/** Over the first pages of a new simulation: what it took away, one press from coming back. */
export function FormerNotice(): ReactNode {
  const { state } = useLocation();
  const navigate = useNavigate();
  const former = useMemo(() => readFormer(state), [state]);
  useLayoutEffect(arrive, []);
  if (former === undefined) return null;
  const undo = (): void => {
    takeFormerBack(former);
    void navigate(simulatorPaths.summary, { replace: true, state: null });
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
