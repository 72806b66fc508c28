import { takingsFileName } from '@retour/contract';
import { FileDown, Sheet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CallError, fetchFile } from '../../../lib/http';
import { saveFile } from '../../../lib/save-file';
import { Button, Notice } from '../../../ui';
import { takingsText } from '../text/takings-text';
import { serverWords } from './server-words';
import styles from './takings.module.css';

const files = {
  pdf: { path: 'sheet.pdf', type: 'application/pdf', icon: FileDown, label: takingsText.pdf },
  csv: { path: 'movements.csv', type: 'text/csv', icon: Sheet, label: takingsText.csv },
} as const;
type Kind = keyof typeof files;
const kinds = Object.keys(files) as readonly Kind[];

export interface TakingsFilesProps {
  readonly day: string;
  readonly office: string;
}

/** The sheet to sign and file, and each movement for a spreadsheet. */
export function TakingsFiles({ day, office }: TakingsFilesProps): ReactNode {
  const [busy, setBusy] = useState<Kind | null>(null);
  const [failure, setFailure] = useState<string>();
  const download = async (kind: Kind): Promise<void> => {
    setBusy(kind);
    setFailure(undefined);
    const { path, type } = files[kind];
    const query = new URLSearchParams({ day, ...(office === '' ? {} : { office }) });
    try {
      const file = await fetchFile(`/api/review/takings/${path}?${query}`, { type });
      saveFile(file, takingsFileName(day, office === '' ? null : office, kind));
    } catch (error) {
      const refused = error instanceof CallError ? serverWords(error.failure) : undefined;
      setFailure(refused ?? takingsText.fileFailed);
    }
    setBusy(null);
  };
  return (
    <div className={styles.acts}>
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          icon={files[kind].icon}
          compact
          busy={busy === kind}
          onClick={() => void download(kind)}
        >
          {busy === kind ? takingsText.preparing : files[kind].label}
        </Button>
      ))}
      {failure !== undefined && (
        <Notice tone="error" live>
          {failure}
        </Notice>
      )}
    </div>
  );
}
