import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../ui';
import styles from './answer-list.module.css';
import { answerText } from './answer-text';

export interface Answer {
  readonly name: string;
  readonly value: string;
  /** Page where it is answered; absent when it is not asked. */
  readonly to?: string | undefined;
}

/** Answers of one kind, each with the way back to its question. */
export function AnswerList({
  title,
  answers,
  returnTo,
  children,
}: {
  readonly title: string;
  readonly answers: readonly Answer[];
  /** The page of all the answers, where a correction leads back. */
  readonly returnTo: string;
  /** What is still asked under them. */
  readonly children?: ReactNode;
}): ReactNode {
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId}>
      <h2 id={titleId}>{title}</h2>
      <dl className={styles.answers}>
        {answers.map(({ name, value, to }) => (
          <div key={name} className={styles.answer}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            {to !== undefined && (
              <dd className={styles.edit}>
                <Link to={to} state={{ returnTo }} aria-label={answerText.editAnswer(name)}>
                  {answerText.edit}
                </Link>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
}
