import { type ReactNode, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { basketArticles, useAppStore } from '../../../store';
import { Button, Notice } from '../../../ui';
import { resumePath, simulatorPaths } from '../simulator-paths';
import { formerText } from '../text/former-text';
import styles from './former-notice.module.css';
import { arrive } from './former-simulation';
import { useFormer } from './use-former';

/** Over the first pages of a new simulation: what it took away, one press from coming back, as long as nothing would be lost. */
export function FormerNotice(): ReactNode {
  const navigate = useNavigate();
  useLayoutEffect(arrive, []);
  const { former, undo } = useFormer();
  const isNew = useAppStore(({ simulator }) => basketArticles(simulator.simulatorRequest).length === 0);
  if (former === undefined || former.count === 0 || !isNew) return null;
  const goBack = (): void => {
    const hasResult = basketArticles(former.request).length > 0;
    const to = hasResult ? simulatorPaths.summary : resumePath(former.request);
    if (undo()) void navigate(to, { replace: true, state: null });
  };
  return (
    <div className={styles.notice}>
      <Notice tone="info" live>
        <p>{formerText.erased(former.count)}</p>
        <Button variant="quiet" compact onClick={goBack}>
          {formerText.undo}
        </Button>
      </Notice>
    </div>
  );
}
