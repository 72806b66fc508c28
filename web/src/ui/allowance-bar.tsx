import type { CSSProperties, ReactNode } from 'react';
import styles from './allowance-bar.module.css';

export interface AllowanceBarProps {
  readonly label: string;
  /** The figures, in words: the bar only draws them. */
  readonly detail: string;
  /** Said beside the label, for example what is left. */
  readonly aside?: string | undefined;
  /** Part used of what is allowed; above 1, the bar is what is carried, with a mark at what is allowed. */
  readonly ratio: number;
  readonly exceeded?: boolean | undefined;
}

/** Each part of a bar that goes beyond its limit stays to be seen, however small. */
const minPart = 0.08;

/** How far the bar is filled up to the limit, and what is beyond. */
function partsOf(ratio: number, exceeded: boolean): { readonly within: number; readonly beyond: number } {
  if (!exceeded) return { within: Math.min(Math.max(ratio, 0), 1), beyond: 0 };
  const within = Math.min(Math.max(1 / ratio, minPart), 1 - minPart);
  return { within, beyond: 1 - within };
}

const width = (part: number): CSSProperties => ({ inlineSize: `${part * 100}%` });

export function AllowanceBar({
  label,
  detail,
  aside,
  ratio,
  exceeded = false,
}: AllowanceBarProps): ReactNode {
  const { within, beyond } = partsOf(ratio, exceeded);
  return (
    <div className={styles.allowance}>
      <p className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.figures}>{aside ?? detail}</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <div className={styles.used} style={width(within)} />
        {beyond > 0 && <div className={styles.beyond} style={width(beyond)} />}
      </div>
      {aside !== undefined && <p className={styles.figures}>{detail}</p>}
    </div>
  );
}
