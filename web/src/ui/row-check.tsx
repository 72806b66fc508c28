import { type ReactNode, useEffect, useRef } from 'react';
import styles from './row-check.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface RowCheckProps {
  /** « Choisir K7Q-2MX-9TP », read aloud. */
  readonly label: string;
  readonly checked: boolean;
  /** Some of what it stands for is chosen. */
  readonly isPartial?: boolean | undefined;
  readonly onToggle: () => void;
}

/** Chooses a row, or all of them: above the link that the whole row is. */
export function RowCheck({ label, checked, isPartial = false, onToggle }: RowCheckProps): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isPartial;
  }, [isPartial]);
  return (
    <label className={styles.check}>
      <input ref={box} type="checkbox" className={styles.box} checked={checked} onChange={onToggle} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  );
}
