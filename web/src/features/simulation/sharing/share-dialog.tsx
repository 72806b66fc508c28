import { Check, Copy, QrCode, Share2 } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lawToday } from '../../../lib/law-today';
import { lazyComponent } from '../../../lib/lazy-component';
import type { SimulatorRequest } from '../../../store';
import { Button, Modal, Notice, Stack, TextField } from '../../../ui';
import { fitsCode } from '../../basket/sharing/code-length';
import { sharedAges, shareLink } from '../../basket/sharing/share-link';
import type { SharedRest } from '../../basket/sharing/shared-rest';
import { shareText } from '../text/share-text';
import styles from './share-dialog.module.css';

const loadCode = () => import('./shown-code');
const ShownCode = lazyComponent(() => loadCode().then((module) => module.ShownCode));

export interface ShareDialogProps {
  readonly request: SimulatorRequest;
  readonly rest?: SharedRest | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What a link would tell, then the link: by the device's own sharing where it has one, else copied, else to be read. */
export function ShareDialog({ request, rest, open, onClose }: ShareDialogProps): ReactNode {
  useEffect(() => {
    // The network may go before the agent is met.
    loadCode().catch(() => undefined);
  }, []);
  const law = lawToday();
  const link = shareLink(request, law, window.location.origin, rest);
  const [copy, setCopy] = useState<'done' | 'refused'>();
  const [isCodeShown, setCodeShown] = useState(false);
  const copyLink = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopy('done');
    } catch {
      setCopy('refused');
    }
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ url: link });
      onClose();
    } catch (error) {
      // Whoever closes the list of applications has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink();
    }
  };
  const canShare = 'share' in navigator;
  return (
    <>
      <Modal
        open={open}
        onClose={() => {
          setCopy(undefined);
          onClose();
        }}
        title={shareText.title}
        titleSize="medium"
        actions={
          <>
            {canShare && (
              <Button icon={Share2} onClick={() => void share()}>
                {shareText.share}
              </Button>
            )}
            <Button
              variant={canShare ? 'secondary' : 'primary'}
              icon={copy === 'done' ? Check : Copy}
              onClick={() => void copyLink()}
            >
              {shareText.copy}
            </Button>
            {fitsCode(link) && (
              <Button variant="secondary" icon={QrCode} onClick={() => setCodeShown(true)}>
                {shareText.showCode}
              </Button>
            )}
          </>
        }
      >
        <Stack gap="small">
          <p>{shareText.carries}</p>
          <ul className={styles.told}>
            {shareText.carried(sharedAges(request, law), rest !== undefined).map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
          <p>{shareText.promise}</p>
          <p>{fitsCode(link) ? shareText.codeUse : shareText.codeTooLong}</p>
          {copy === 'done' && (
            <Notice tone="success" live>
              {shareText.copied}
            </Notice>
          )}
          {copy === 'refused' && <LinkToCopy link={link} />}
        </Stack>
      </Modal>
      {isCodeShown && (
        <Suspense>
          <ShownCode link={link} onClose={() => setCodeShown(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Selected already, for the browser's own way to copy. */
function LinkToCopy({ link }: { readonly link: string }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <>
      <Notice tone="warning" live>
        {shareText.notCopied}
      </Notice>
      <TextField ref={field} label={shareText.link} value={link} onChange={() => undefined} readOnly />
    </>
  );
}
