import type { ReactNode } from 'react';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface SkeletonProps {
  readonly lines?: number | undefined;
  readonly label?: string | undefined;
}

/** Shown only when waiting lasts more than 300 ms; says so to screen readers. */
export function Skeleton({ lines = 3, label = 'Chargement' }: SkeletonProps): ReactNode {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
        <div key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  );
}
