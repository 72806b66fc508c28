import { claimTokenHeader, documentFileName } from '@retour/contract';
import { Copy, Download, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fetchFile } from '../../../lib/http';
import { saveFile } from '../../../lib/save-file';
import type { SentDeclaration } from '../../../store';
import { Button, Notice, type NoticeTone } from '../../../ui';
import { confirmationText } from '../text/confirmation-text';
import styles from './confirmation.module.css';

interface Message {
  readonly tone: NoticeTone;
  readonly text: string;
}

/** Ways to keep the reference: PDF, copy, paper. */
export function ReferenceActions({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const [isLoading, setIsLoading] = useState(false);
  const [message, setMessage] = useState<Message>();

  const download = async (): Promise<void> => {
    setIsLoading(true);
    setMessage(undefined);
    try {
      const file = await fetchFile(`/api/declaration/${sent.id}/receipt.pdf`, {
        headers: { [claimTokenHeader]: sent.claimToken },
        type: 'application/pdf',
      });
      saveFile(file, documentFileName(sent));
    } catch {
      setMessage({ tone: 'warning', text: confirmationText.downloadFailed });
    } finally {
      setIsLoading(false);
    }
  };
  const copy = async (): Promise<void> => {
    try {
      // Absent from a page that is not served securely.
      await navigator.clipboard.writeText(sent.publicId);
      setMessage({ tone: 'success', text: confirmationText.copied });
    } catch {
      setMessage({ tone: 'warning', text: confirmationText.copyFailed });
    }
  };

  return (
    <div className={styles.actions}>
      <Button variant="secondary" icon={Download} busy={isLoading} onClick={() => void download()}>
        {isLoading ? confirmationText.downloading : confirmationText.download}
      </Button>
      <Button variant="secondary" icon={Copy} onClick={() => void copy()}>
        {confirmationText.copy}
      </Button>
      <Button variant="quiet" icon={Printer} onClick={() => print()}>
        {confirmationText.print}
      </Button>
      {message !== undefined && (
        <Notice tone={message.tone} live>
          {message.text}
        </Notice>
      )}
    </div>
  );
}
