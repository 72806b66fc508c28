import { type ListColumnId, listColumnIds } from '@retour/contract';
import { Columns3 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMediaQuery, wideScreen } from '../../../lib/media-query';
import { Button, CheckGroup } from '../../../ui';
import { listText } from '../text/list-text';
import { viewText } from '../text/view-text';
import styles from './views.module.css';

export interface ColumnChoiceProps {
  readonly shown: readonly ListColumnId[];
  readonly onChange: (columns: readonly ListColumnId[]) => void;
}

/** Which columns the table shows, where it is one. */
export function ColumnChoice({ shown, onChange }: ColumnChoiceProps): ReactNode {
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
            selected={shown}
            onChange={onChange}
          />
        </div>
      )}
    </>
  );
}
