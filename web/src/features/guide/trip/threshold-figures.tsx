import { typeset } from '@retour/core';
import type { ReactElement } from 'react';
import type { Fact } from '../content/blocks';
import styles from './trip.module.css';

/** What may be brought, in large figures; quantities in smaller ones. */
export function ThresholdFigures({
  facts,
  size = 'large',
}: {
  readonly facts: readonly Fact[];
  readonly size?: 'large' | 'small';
}): ReactElement {
  return (
    <dl className={size === 'large' ? styles.figures : styles.smallFigures}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{typeset(label)}</dt>
          <dd>{typeset(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Tobacco and alcohol, side by side where there is room. */
export function QuantityFiguresView({
  tobacco,
  alcohol,
  age,
  headingLevel,
}: {
  readonly tobacco: readonly string[];
  readonly alcohol: readonly Fact[];
  /** « 17 ans » */
  readonly age: string;
  readonly headingLevel: 2 | 4;
}): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.quantities}>
      <div>
        <Heading>{typeset(`Tabac, dès ${age}`)}</Heading>
        <ul className={styles.choices}>
          {tobacco.map((choice) => (
            <li key={choice}>{typeset(choice)}</li>
          ))}
        </ul>
      </div>
      <div>
        <Heading>{typeset(`Alcool, dès ${age}`)}</Heading>
        <ThresholdFigures facts={alcohol} size="small" />
      </div>
    </div>
  );
}
