import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './layout.module.css';

export interface StackProps {
  readonly children: ReactNode;
  /** small 8, medium 16, large 24, page 32. */
  readonly gap?: 'small' | 'medium' | 'large' | 'page' | undefined;
}

/** One thing under another, evenly spaced. */
export function Stack({ children, gap = 'medium' }: StackProps): ReactNode {
  return <div className={classNames(styles.stack, styles[gap])}>{children}</div>;
}

/** Running text: paragraphs, lists and tables with the rhythm of a page to read. */
export function Prose({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.prose}>{children}</div>;
}
