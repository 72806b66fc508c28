import type { ReactNode } from 'react';
import { useIsLong } from '../lib/use-is-long';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface SkeletonProps {
  readonly lines?: number | undefined;
  readonly label?: string | undefined;
  /** Why it lasts, once it has lasted; nothing when empty. */
  readonly long?: string | undefined;
}

/** Shown only when waiting lasts more than 300 ms; says so to screen readers, and why to all after five seconds. */
export function Skeleton({
  lines = 3,
  label = 'Chargement',
  long = 'Le réseau est lent. Le chargement continue.',
}: SkeletonProps): ReactNode {
  const isLong = useIsLong(true);
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
        <div key={line} className={styles.line} aria-hidden="true" />
      ))}
      {/* Under the lines, which would move. */}
      {isLong && long !== '' && <p>{long}</p>}
    </div>
  );
}
