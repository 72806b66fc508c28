import type { ReactNode } from 'react';
import styles from './acts.module.css';

/** What is to be looked at before an amount is accepted, named by the acts that accept it; nothing where nothing is. */
export function LookFirst({ id, words }: { readonly id: string; readonly words: string }): ReactNode {
  return (
    words !== '' && (
      <p id={id} className={styles.soft}>
        {words}
      </p>
    )
  );
}
