import type { ReactNode } from 'react';
import { Card } from './card';
import styles from './record-list.module.css';

export interface RecordListProps {
  /** Names the list where no title does. */
  readonly label?: string | undefined;
  /** `RecordRow`s. */
  readonly children: ReactNode;
}

/** People, mails, exports: one a line, what it is first, what can be done of it at the end. */
export function RecordList({ label, children }: RecordListProps): ReactNode {
  return (
    <div className={styles.records}>
      <Card>
        <ul className={styles.list} aria-label={label}>
          {children}
        </ul>
      </Card>
    </div>
  );
}

export interface RecordRowProps {
  readonly name: ReactNode;
  /** What it is about, in usual text. */
  readonly about?: ReactNode;
  /** What is worth knowing besides, a line each, in small text; what is empty has no line. */
  readonly details: readonly (string | null)[];
  /** Pills. */
  readonly marks?: ReactNode;
  /** Buttons. */
  readonly acts?: ReactNode;
  /** What was just done of it. */
  readonly news?: ReactNode;
}

export function RecordRow({ name, about, details, marks, acts, news }: RecordRowProps): ReactNode {
  return (
    <li className={styles.record}>
      <div>
        <p className={styles.name}>{name}</p>
        {about !== undefined && <p>{about}</p>}
        {details.map(
          (line) =>
            line !== null &&
            line !== '' && (
              <p key={line} className={styles.soft}>
                {line}
              </p>
            ),
        )}
      </div>
      {marks !== undefined && <div className={styles.marks}>{marks}</div>}
      {acts !== undefined && <div className={styles.acts}>{acts}</div>}
      {news !== undefined && <div className={styles.news}>{news}</div>}
    </li>
  );
}
