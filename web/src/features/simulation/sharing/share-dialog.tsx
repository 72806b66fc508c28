import { Check, Copy, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lawToday } from '../../../lib/law-today';
import type { SimulatorRequest } from '../../../store';
import { Button, Modal, Notice, Stack, TextField } from '../../../ui';
import { shareText } from '../text/share-text';
import styles from './received.module.css';
import { sharedAges, shareLink } from './share-link';

export interface ShareDialogProps {
  readonly request: SimulatorRequest;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What a link would tell, then the link: by the device's own sharing where it has one, else copied, else to be read. */
export function ShareDialog({ request, open, onClose }: ShareDialogProps): ReactNode {
  const law = lawToday();
  const link = shareLink(request, law, window.location.origin);
  const [copy, setCopy] = useState<'done' | 'refused'>();
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
        </>
      }
    >
      <Stack gap="small">
        <p>{shareText.carries}</p>
        <ul className={styles.told}>
          {shareText.carried(sharedAges(request, law)).map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <p>{shareText.promise}</p>
        {copy === 'done' && (
          <Notice tone="success" live>
            {shareText.copied}
          </Notice>
        )}
        {copy === 'refused' && <LinkToCopy link={link} />}
      </Stack>
    </Modal>
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
