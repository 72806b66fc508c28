import type { ReactNode } from 'react';
import styles from './simulation-facts.module.css';

export interface SimulationFact {
  readonly name: string;
  readonly value: ReactNode;
}

/** What a shared simulation holds, before it is taken: its trip, its ages, its articles. */
export function SimulationFacts({ facts }: { readonly facts: readonly SimulationFact[] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
