import type { ReactNode } from 'react';
import styles from './act-bar.module.css';

/** The next act of a form, in sight wherever its page stands: a child of the form, or of what fills it. */
export function ActBar({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.bar}>{children}</div>;
}
