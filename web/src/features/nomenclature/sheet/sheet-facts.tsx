import { typeset } from '@retour/core';
import { type ReactNode, useId } from 'react';
import { Pill } from '../../../ui';
import styles from './sheet.module.css';
import type { SheetFact } from './sheet-fact';

export interface SheetFactsProps {
  readonly title: string;
  readonly facts: readonly SheetFact[];
  readonly children?: ReactNode;
}

/** A part of the sheet: each figure with its meaning, its doubt and its law. */
export function SheetFacts({ title, facts, children }: SheetFactsProps): ReactNode {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <dl className={styles.facts}>
        {facts.map(({ label, value, note, doubt, basis }) => (
          <div key={label + value} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              <span className={styles.value}>{value}</span>
              {doubt != null && <Pill tone="note">{doubt}</Pill>}
              {note !== undefined && <span className={styles.note}>{note}</span>}
              {basis !== undefined && <span className={styles.basis}>{typeset(basis)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
