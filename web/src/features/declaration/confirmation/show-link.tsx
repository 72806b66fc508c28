import { ScanQrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { showText } from '../text/show-text';
import styles from './confirmation.module.css';

const id = 'montrer-a-l-agent';

/** To what the agent looks at; the confirmation stays under it. */
export function ShowLink(): ReactNode {
  return (
    <div id={id} className={styles.screenOnly}>
      <ButtonLink to={declarationPaths.show} icon={ScanQrCode}>
        {showText.title}
      </ButtonLink>
    </div>
  );
}

/** Gives the focus back once the declarations are no longer held out, after the page under them has drawn itself. */
export function focusShowLink(): void {
  setTimeout(() => document.querySelector<HTMLElement>(`#${id} a`)?.focus({ preventScroll: true }));
}
