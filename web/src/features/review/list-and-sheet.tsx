import { type ReactNode, useRef } from 'react';
import { Outlet, useParams } from 'react-router';
import { useMediaQuery } from '../../lib/media-query';
import { ListPage } from './list/list-page';
import styles from './list-and-sheet.module.css';
import { sideBySide } from './side-by-side';

/** The list, or the declaration that its address names; the two side by side where the window is wide enough. */
export function ListAndSheet(): ReactNode {
  const { reference } = useParams();
  const isWide = useMediaQuery(sideBySide);
  const left = useRef<string>(undefined);
  if (reference !== undefined) left.current = reference;
  if (reference !== undefined && !isWide) return <Outlet />;
  // One list, whatever stands beside it: its rows, what is chosen of them and its place are kept.
  return (
    <div className={reference === undefined ? undefined : styles.both}>
      <div className={styles.list}>
        <ListPage beside={reference} left={left} />
      </div>
      {reference !== undefined && (
        <div className={styles.sheet}>
          <Outlet />
        </div>
      )}
    </div>
  );
}
