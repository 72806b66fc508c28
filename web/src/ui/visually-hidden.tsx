import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Read aloud, not drawn. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={styles.hidden}>{children}</span>;
}
