import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { Card } from '../../../ui';
import styles from './detail.module.css';
import { WholeWords } from './whole-words';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

export interface FactsProps {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly note?: string | undefined;
}

/** A part of what is known of a declaration: each name with its value. */
export function Facts({ id, title, facts, note }: FactsProps): ReactNode {
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.group}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <p className={styles.soft}>{note}</p>}
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{typeset(name)}</dt>
              <dd>{typeof value === 'string' ? <WholeWords text={value} /> : value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
