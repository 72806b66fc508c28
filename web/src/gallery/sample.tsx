import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export interface SampleProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One component in its states, named as in the code. */
export function Sample({ name, children }: SampleProps): ReactNode {
  return (
    <section className={styles.sample} data-sample={name} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}
