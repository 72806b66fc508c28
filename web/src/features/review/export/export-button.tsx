import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useOwnRole } from '../../../lib/own-account';
import { Button } from '../../../ui';
import styles from '../list/list.module.css';
import type { ListFilters } from '../list/list-filters';
import { exportText } from '../text/export-text';
import { ExportDialog } from './export-dialog';

/** The list that the filters keep, as a file, for supervisors: why is asked before. */
export function ExportButton({ filters }: { readonly filters: ListFilters }): ReactNode {
  const isSupervisor = useOwnRole() === 'supervisor';
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState<'whole' | 'cut' | null>(null);
  if (!isSupervisor) return null;
  return (
    <div className={styles.export}>
      <Button
        variant="quiet"
        icon={Download}
        compact
        onClick={() => {
          setTaken(null);
          setOpen(true);
        }}
      >
        {exportText.open}
      </Button>
      {taken !== null && (
        <p role="status" className={styles.soft}>
          {taken === 'cut' ? exportText.doneCut : exportText.done}
        </p>
      )}
      {isOpen && (
        <ExportDialog
          filters={filters}
          onClose={() => setOpen(false)}
          onDone={(isCut) => {
            setOpen(false);
            setTaken(isCut ? 'cut' : 'whole');
          }}
        />
      )}
    </div>
  );
}
