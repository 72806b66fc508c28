import { type ReactNode, useId } from 'react';
import styles from './finder.module.css';

export interface FinderSectionProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What is done with the whole list, beside its title. */
  readonly action?: ReactNode;
}

/** A list of the finder with its title. */
export function FinderSection({ title, children, action }: FinderSectionProps): ReactNode {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
