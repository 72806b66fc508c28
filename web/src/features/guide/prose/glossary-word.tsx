import { typeset } from '@retour/core';
import { type ReactElement, type ReactNode, useId } from 'react';
import { type GlossaryTerm, glossary } from '../content/glossary';
import styles from './prose.module.css';

/** A word of the law: pressing it shows what it means, with the mouse, a finger or the keyboard. */
export function GlossaryWord({
  term,
  children,
}: {
  readonly term: GlossaryTerm;
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.term} popoverTarget={id}>
        {children}
      </button>
      <span id={id} popover="auto" className={styles.definition}>
        {typeset(glossary[term])}
      </span>
    </>
  );
}
