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

export interface ColumnsProps {
  readonly children: ReactNode;
  /** Under the content on phones; beside it and kept in view from 1024 px. */
  readonly aside: ReactNode;
  /** The aside comes first, to the eye on phones and to readers and keyboards everywhere. */
  readonly asideFirst?: boolean | undefined;
}

export function Columns({ children, aside, asideFirst = false }: ColumnsProps): ReactNode {
  const side = <div className={styles.aside}>{aside}</div>;
  return (
    <div className={styles.columns}>
      {asideFirst && side}
      <div className={styles.main}>{children}</div>
      {!asideFirst && side}
    </div>
  );
}

/** Running text: paragraphs, lists and tables with the rhythm of a page to read. */
export function Prose({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.prose}>{children}</div>;
}
