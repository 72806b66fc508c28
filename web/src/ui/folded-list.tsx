import { Children, type ReactNode } from 'react';
import styles from './folded-list.module.css';

/** How many are told before the rest is folded. */
const maxShown = 3;

export interface FoldedListProps {
  /** Each line, as an `li` with its key. */
  readonly children: ReactNode;
  /** « et 17 autres ». */
  readonly others: (count: number) => string;
}

/** The first lines of a list, the others one press away; folding one alone would hide it for nothing. */
export function FoldedList({ children, others }: FoldedListProps): ReactNode {
  const lines = Children.toArray(children);
  const shown = lines.length > maxShown + 1 ? maxShown : lines.length;
  return (
    <div>
      <ul className={styles.list}>{lines.slice(0, shown)}</ul>
      {shown < lines.length && (
        <details className={styles.others}>
          <summary>{others(lines.length - shown)}</summary>
          <ul className={styles.list}>{lines.slice(shown)}</ul>
        </details>
      )}
    </div>
  );
}
