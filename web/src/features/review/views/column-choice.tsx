import { listColumnIds } from '@retour/contract';
import { Columns3 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMediaQuery, wideScreen } from '../../../lib/media-query';
import { Button, CheckGroup } from '../../../ui';
import { TroubleNotice } from '../acts/trouble-notice';
import { listText } from '../text/list-text';
import { viewText } from '../text/view-text';
import type { Columns } from './use-columns';
import styles from './views.module.css';

/** Which columns the table shows, where it is one. */
export function ColumnChoice({ columns }: { readonly columns: Columns }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const isWide = useMediaQuery(wideScreen);
  if (!isWide) return null;
  return (
    <>
      <Button
        variant="quiet"
        icon={Columns3}
        compact
        controls="colonnes"
        expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {viewText.columns}
      </Button>
      {isOpen && (
        <div id="colonnes" className={styles.columns}>
          <CheckGroup
            legend={viewText.columnsLegend}
            name="colonnes"
            options={listColumnIds.map((id) => ({ id, label: listText.columns[id] }))}
            selected={columns.shown}
            onChange={columns.choose}
          />
        </div>
      )}
      {columns.trouble && (
        <div className={styles.columns}>
          <TroubleNotice trouble={columns.trouble} />
        </div>
      )}
    </>
  );
}
