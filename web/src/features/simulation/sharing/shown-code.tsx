import type { ReactNode } from 'react';
import { useScreenKeptOn } from '../../../lib/use-screen-kept-on';
import { FullScreen, QrCode } from '../../../ui';
import { shareText } from '../text/share-text';
import styles from './share-dialog.module.css';

export interface ShownCodeProps {
  readonly link: string;
  readonly onClose: () => void;
}

/** The link of a simulation, held out to an agent who scans it: they begin the declaration with it. */
export function ShownCode({ link, onClose }: ShownCodeProps): ReactNode {
  useScreenKeptOn();
  return (
    <FullScreen
      title={shareText.codeTitle}
      onClose={onClose}
      picture={<QrCode fills text={link} label={shareText.codeLabel} />}
    >
      <div className={styles.code}>
        <p>{shareText.codeHolds}</p>
        <p>{shareText.codeAfter}</p>
      </div>
    </FullScreen>
  );
}
