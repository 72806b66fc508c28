import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CallFailure } from '../../../lib/http';
import { Notice } from '../../../ui';
import { failureText } from '../text/failure-text';
import { type FieldPages, refusedFields } from './refused-fields';
import styles from './sending-screen.module.css';

export interface FailureNoticeProps {
  readonly failure: CallFailure;
  readonly willRetry: boolean;
  /** Said when it is tried again by itself. */
  readonly automatic: string;
  /** What to do about a refusal. */
  readonly refusedAdvice: string;
  readonly pages: FieldPages;
  /** Gives the answers back, on the page of the one to correct. */
  readonly onCorrect: (path: string) => void;
}

/** Why the declaration is not sent, and what happens next; each refused answer leads to its page. */
export function FailureNotice({
  failure,
  willRetry,
  automatic,
  refusedAdvice,
  pages,
  onCorrect,
}: FailureNoticeProps): ReactNode {
  if (willRetry) {
    return (
      <Notice tone="warning">
        <p>{failureText(failure)}</p>
        <p>{automatic}</p>
      </Notice>
    );
  }
  const fields = failure.kind === 'problem' ? refusedFields(failure.problem.errors ?? [], pages) : [];
  return (
    <Notice tone="error">
      <p>{failureText(failure)}</p>
      {fields.length > 0 && (
        <ul className={styles.refusals}>
          {fields.map(({ message, to }) => (
            <li key={`${to} ${message}`}>
              <Link
                to={to}
                onClick={(event) => {
                  event.preventDefault();
                  onCorrect(to);
                }}
              >
                {typeset(message)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>{refusedAdvice}</p>
    </Notice>
  );
}
