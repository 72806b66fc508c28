import { ScanQrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { showText } from '../text/show-text';
import styles from './confirmation.module.css';

/** To what the agent looks at; the confirmation stays under it. */
export function ShowLink(): ReactNode {
  return (
    <div className={styles.screenOnly}>
      <ButtonLink to={declarationPaths.show} icon={ScanQrCode}>
        {showText.title}
      </ButtonLink>
    </div>
  );
}

/** Gives the focus back to the link of whichever page they were opened from, once the declarations are no longer held out and it is drawn. */
export function focusShowLink(): void {
  const link = `main a[href="${declarationPaths.show}"]`;
  setTimeout(() => document.querySelector<HTMLElement>(link)?.focus({ preventScroll: true }));
}
