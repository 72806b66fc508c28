import { dayInParis, exportDeclarationsRoute } from '@retour/contract';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fetchFile } from '../../../lib/http';
import { saveFile } from '../../../lib/save-file';
import { useOnline } from '../../../lib/use-online';
import { Button, Notice } from '../../../ui';
import { listText } from '../text/list-text';
import styles from './list.module.css';
import { type ListFilters, toListQuery } from './list-filters';

type Stage = 'idle' | 'busy' | 'done' | 'failed' | 'offline';

/** Every declaration that the filters keep, as a file for spreadsheets. */
export function ExportButton({ filters }: { readonly filters: ListFilters }): ReactNode {
  const [stage, setStage] = useState<Stage>('idle');
  const isOnline = useOnline();
  const exportAll = async (): Promise<void> => {
    if (!isOnline) return setStage('offline');
    setStage('busy');
    try {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(toListQuery(filters)))
        for (const one of [value].flat()) query.append(name, String(one));
      const file = await fetchFile(`${exportDeclarationsRoute.path}?${query}`, { type: 'text/csv' });
      saveFile(file, `declarations-${dayInParis(new Date())}.csv`);
      setStage('done');
    } catch {
      setStage('failed');
    }
  };
  return (
    <div className={styles.export}>
      <Button
        variant="quiet"
        icon={Download}
        compact
        busy={stage === 'busy'}
        onClick={() => void exportAll()}
      >
        {stage === 'busy' ? listText.exporting : listText.exportList}
      </Button>
      {stage === 'done' && (
        <p role="status" className={styles.soft}>
          {listText.exported}
        </p>
      )}
      {(stage === 'failed' || stage === 'offline') && (
        <Notice tone="error" live>
          {stage === 'failed' ? listText.exportFailed : listText.exportOffline}
        </Notice>
      )}
    </div>
  );
}
