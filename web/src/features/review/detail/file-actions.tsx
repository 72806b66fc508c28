import { type Declaration, documentFileName } from '@retour/contract';
import { isClosedWithoutPayment } from '@retour/core';
import { FileDown, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fetchFile } from '../../../lib/http';
import { saveFile } from '../../../lib/save-file';
import { Button, Notice } from '../../../ui';
import { receiptId } from '../acts/next-act';
import { actText } from '../text/act-text';
import styles from './detail.module.css';
import { ReceiptMail } from './receipt-mail';

export interface FileActionsProps {
  readonly declaration: Declaration;
  /** A later version waits to be seen, which the service would give the file of. */
  readonly isOutdated?: boolean;
}

/** The PDF to hand over, a summary until it is paid and the receipt afterwards, or what says that nothing was to pay, and the page on paper. */
export function FileActions({ declaration, isOutdated = false }: FileActionsProps): ReactNode {
  const [stage, setStage] = useState<'idle' | 'busy' | 'failed'>('idle');
  const download = async (): Promise<void> => {
    setStage('busy');
    try {
      const file = await fetchFile(`/api/declaration/${declaration.id}/receipt.pdf`, {
        type: 'application/pdf',
      });
      saveFile(file, documentFileName(declaration));
      setStage('idle');
    } catch {
      setStage('failed');
    }
  };
  const { status, assessment } = declaration;
  const words = isClosedWithoutPayment(status, assessment.total) ? actText.closedDocument : actText.receipt;
  const label = status === 'paid' ? words.pdf : actText.summary;
  return (
    <div className={styles.files}>
      <Button
        id={receiptId}
        variant="quiet"
        icon={FileDown}
        compact
        busy={stage === 'busy'}
        disabled={isOutdated}
        onClick={() => void download()}
      >
        {stage === 'busy' ? actText.downloading : label}
      </Button>
      <Button variant="quiet" icon={Printer} compact disabled={isOutdated} onClick={() => print()}>
        {actText.print}
      </Button>
      <ReceiptMail declaration={declaration} words={words} isOutdated={isOutdated} />
      {stage === 'failed' && (
        <Notice tone="error" live>
          {actText.downloadFailed}
        </Notice>
      )}
    </div>
  );
}
