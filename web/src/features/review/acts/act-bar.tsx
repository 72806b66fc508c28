import type { ReactNode } from 'react';
import styles from './act-bar.module.css';

/** The next act of a long form, in sight wherever the page stands; the last child of a block or a column that is flexible. */
export function ActBar({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.bar}>{children}</div>;
}
