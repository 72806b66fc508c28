import type { ReactNode } from 'react';
import styles from './sheet-columns.module.css';

export interface SheetColumnsProps {
  /** What counts more than the amount; null when nothing does. */
  readonly lead: ReactNode;
  /** The tag of the amount with its acts, beside the sheet on wide screens. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The columns of a sheet where something may come before the amount, on phones too, in the order in which it is read. */
export function SheetColumns({ lead, aside, children }: SheetColumnsProps): ReactNode {
  return (
    <div className={styles.room}>
      <div className={styles.columns}>
        <div className={styles.lead}>{lead}</div>
        <div className={styles.aside}>{aside}</div>
        <div className={styles.main}>{children}</div>
      </div>
    </div>
  );
}
