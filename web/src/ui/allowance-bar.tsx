import type { CSSProperties, ReactNode } from 'react';
import styles from './allowance-bar.module.css';
import { classNames } from './class-names';

export interface AllowanceBarProps {
  readonly label: string;
  /** The figures, in words: the bar only draws them. */
  readonly detail: string;
  /** Said beside the label, for example what is left. */
  readonly aside?: string | undefined;
  /** Part used; 1 or more fills the bar. */
  readonly ratio: number;
  readonly exceeded?: boolean | undefined;
}

export function AllowanceBar({
  label,
  detail,
  aside,
  ratio,
  exceeded = false,
}: AllowanceBarProps): ReactNode {
  const filled = Math.min(Math.max(ratio, 0), 1);
  const style: CSSProperties = { inlineSize: `${filled * 100}%` };
  return (
    <div className={styles.allowance}>
      <p className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.figures}>{aside ?? detail}</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <div className={classNames(styles.used, exceeded && styles.exceeded)} style={style} />
      </div>
      {aside !== undefined && <p className={styles.figures}>{detail}</p>}
    </div>
  );
}
