import { QrCode as CodeIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { lawToday } from '../../../../lib/law-today';
import { useAppStore } from '../../../../store';
import { computedPart } from '../../../../store/declaration-request';
import { Button, FullScreen, QrCode } from '../../../../ui';
import { fitsCode } from '../../../basket/sharing/code-length';
import { shareLink } from '../../../basket/sharing/share-link';
import { mayBeSaved } from '../sending/left-try';
import { handoverText } from '../text/creation-text';
import styles from './handover-code.module.css';

/**
 * The trip and the articles of the declaration in hand as the code that a traveller's simulation has: another desk takes
 * it up by scanning it. Who declares is in it no more than there.
 */
export function HandoverCode(): ReactNode {
  const request = useAppStore(({ declaration }) => declaration.declarationAgentRequest);
  const [isShown, setShown] = useState(false);
  const link = shareLink(computedPart(request), lawToday(), window.location.origin);
  if (!fitsCode(link)) return <p className={styles.tooLong}>{handoverText.tooLong}</p>;
  return (
    <>
      <Button variant="secondary" icon={CodeIcon} onClick={() => setShown(true)}>
        {handoverText.show}
      </Button>
      {isShown && (
        <FullScreen
          title={handoverText.title}
          onClose={() => setShown(false)}
          picture={<QrCode fills text={link} label={handoverText.label} />}
        >
          <div className={styles.words}>
            <p>{handoverText.holds}</p>
            <p>{mayBeSaved(request) ? handoverText.afterUncertain : handoverText.after}</p>
          </div>
        </FullScreen>
      )}
    </>
  );
}
