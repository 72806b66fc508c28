import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { FieldMessage } from '../lib/form';
import { markTitleAsErroneous } from './document-title';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  /** A new list, made at each submission: the summary takes the focus again. */
  readonly errors: readonly FieldMessage[];
  readonly title?: string | undefined;
}

function reach(fieldId: string): void {
  const field = document.getElementById(fieldId);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

export function ErrorSummary({ errors, title }: ErrorSummaryProps): ReactNode {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const present = errors.length > 0;

  useEffect(() => {
    if (errors.length === 0) return;
    box.current?.focus();
    // Of one that is taller than the window, the focus shows the middle.
    document.getElementById(titleId)?.scrollIntoView({ block: 'nearest' });
  }, [errors, titleId]);
  useEffect(() => (present ? markTitleAsErroneous() : undefined), [present]);

  if (!present) return null;
  return (
    <section ref={box} className={styles.summary} tabIndex={-1} aria-labelledby={titleId}>
      <CircleAlert aria-hidden size={24} strokeWidth={2} />
      <div>
        <h2 id={titleId} className={styles.title}>
          {title ?? (errors.length === 1 ? 'Une réponse est à corriger' : 'Des réponses sont à corriger')}
        </h2>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  reach(fieldId);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
