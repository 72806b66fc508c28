import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useOwnRole } from '../../../lib/own-account';
import { Button } from '../../../ui';
import styles from '../list/list.module.css';
import type { ListFilters } from '../list/list-filters';
import { exportText } from '../text/export-text';
import { type ExportDraft, noExport } from './build-export-request';
import { ExportDialog } from './export-dialog';

/** The list that the filters keep, as a file, for supervisors: why is asked before. */
export function ExportButton({ filters }: { readonly filters: ListFilters }): ReactNode {
  const isSupervisor = useOwnRole() === 'supervisor';
  const [isOpen, setOpen] = useState(false);
  /** By the list that each was typed for: why one is wanted says nothing of another. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, ExportDraft>>>({});
  const [taken, setTaken] = useState<{ readonly isCut: boolean; readonly list: string } | null>(null);
  // The file is of the list that was read then: of another one it would say that it is there.
  const list = JSON.stringify(filters);
  const values = drafts[list] ?? noExport;
  const change = (fields: Partial<ExportDraft>): void =>
    setDrafts((typed) => ({ ...typed, [list]: { ...(typed[list] ?? noExport), ...fields } }));
  const close = (): void => setOpen(false);
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
      {taken?.list === list && (
        <p role="status" className={styles.soft}>
          {taken.isCut ? exportText.doneCut : exportText.done}
        </p>
      )}
      {isOpen && (
        <ExportDialog
          filters={filters}
          typed={{ values, change }}
          onClose={() => {
            if (values.details.trim() === '') change(noExport);
            close();
          }}
          onGiveUp={() => {
            change(noExport);
            close();
          }}
          onDone={(isCut) => {
            change(noExport);
            close();
            setTaken({ isCut, list });
          }}
        />
      )}
    </div>
  );
}
