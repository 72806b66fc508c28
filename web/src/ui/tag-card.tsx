import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import styles from './tag-card.module.css';

export interface TagCardProps {
  /** What the tag says, above the amount. */
  readonly label: string;
  /** The amount or reference, in the heading face; written by the caller. */
  readonly amount?: ReactNode;
  readonly note?: ReactNode;
  /** Small, above the amount: « au moins ». */
  readonly above?: ReactNode;
  /** Pale, for an amount that asks for nothing. */
  readonly isQuiet?: boolean | undefined;
  /** Green, for an amount of nothing that asks for nothing else. */
  readonly isFree?: boolean | undefined;
  /** What hangs under the tear line. */
  readonly children?: ReactNode;
}

/** The luggage tag: what a person carries and what it costs. */
export function TagCard({
  label,
  amount,
  above,
  note,
  isQuiet = false,
  isFree = false,
  children,
}: TagCardProps): ReactNode {
  const labelId = useId();
  return (
    <section className={styles.tag} aria-labelledby={labelId}>
      <div className={classNames(styles.head, isQuiet && styles.quiet, isFree && styles.free)}>
        <span className={styles.hole} aria-hidden="true" />
        <p id={labelId} className={styles.label}>
          {label}
        </p>
        {above !== undefined && <p className={styles.above}>{above} </p>}
        {amount !== undefined && <p className={styles.amount}>{amount}</p>}
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {children !== undefined && (
        <>
          <div className={styles.tear} aria-hidden="true" />
          <div className={styles.body}>{children}</div>
        </>
      )}
    </section>
  );
}
