import { type ReactNode, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { basketArticles, useAppStore } from '../../../store';
import { Button, Notice } from '../../../ui';
import { simulatorPaths } from '../simulator-paths';
import { resumeText } from '../text/resume-text';
import styles from './former-notice.module.css';
import { arrive } from './former-simulation';
import { useFormer } from './use-former';

/** Over the first pages of a new simulation: what it took away, one press from coming back, as long as nothing would be lost. */
export function FormerNotice(): ReactNode {
  const navigate = useNavigate();
  useLayoutEffect(arrive, []);
  const { former, undo } = useFormer();
  const isNew = useAppStore(({ simulator }) => basketArticles(simulator.simulatorRequest).length === 0);
  const count = former === undefined ? 0 : basketArticles(former.request).length;
  if (count === 0 || !isNew) return null;
  const goBack = (): void => {
    if (undo()) void navigate(simulatorPaths.summary, { replace: true, state: null });
  };
  return (
    <div className={styles.notice}>
      <Notice tone="info" live>
        <p>{resumeText.erased(count)}</p>
        <Button variant="quiet" compact onClick={goBack}>
          {resumeText.undo}
        </Button>
      </Notice>
    </div>
  );
}
