import { type ReactNode, useRef } from 'react';
import { classNames, useIsScrolling } from '../../../ui';
import { detailText } from '../text/detail-text';
import styles from './sheet-columns.module.css';

export interface SheetColumnsProps {
  /** What counts more than the amount; null when nothing does. */
  readonly lead: ReactNode;
  /** The tag of the amount with its acts, beside the sheet on wide screens. */
  readonly aside: ReactNode;
  /** Under the tag, in the room that it leaves in the window, where it scrolls by itself. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** The columns of a sheet where something may come before the amount, on phones too, in the order in which it is read. */
export function SheetColumns({ lead, aside, beside, children }: SheetColumnsProps): ReactNode {
  return (
    <div className={styles.room}>
      <div className={styles.columns}>
        <div className={styles.lead}>{lead}</div>
        <div className={classNames(styles.aside, beside !== undefined && styles.shared)}>
          {aside}
          {beside !== undefined && <Beside>{beside}</Beside>}
        </div>
        <div className={styles.main}>{children}</div>
      </div>
    </div>
  );
}

function Beside({ children }: { readonly children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isScrolling = useIsScrolling(box, content);
  const reached = isScrolling ? { role: 'group', tabIndex: 0, 'aria-label': detailText.scrolls } : {};
  return (
    <div ref={box} className={styles.beside} {...reached}>
      <div ref={content}>{children}</div>
    </div>
  );
}
