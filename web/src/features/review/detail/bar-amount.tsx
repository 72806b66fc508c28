import type { Declaration } from '@retour/contract';
import type { ReactNode } from 'react';
import { dueWords } from '../text/due-words';
import styles from './bar-amount.module.css';

/** What is owed, beside the acts that a phone keeps in sight; where the window is high enough for both. */
export function BarAmount({ declaration }: { readonly declaration: Declaration }): ReactNode {
  const { label, amount } = dueWords(declaration.assessment, declaration.status);
  return (
    // The tag of the amount says it to screen readers, where it stands first.
    <div className={styles.room} aria-hidden="true">
      <p className={styles.amount} data-bar-amount>
        <span className={styles.label}>{label}</span> <strong>{amount}</strong>
      </p>
    </div>
  );
}
