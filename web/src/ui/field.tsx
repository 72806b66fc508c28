import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';
import { VisuallyHidden } from './visually-hidden';

/** What every field says: its label, an optional hint, and what is wrong. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Drawn elsewhere, by `FieldHint`: under fields that stand beside each other. */
  readonly isHintApart?: boolean | undefined;
  /** The label is read aloud only: for a field whose heading already says it. */
  readonly hideLabel?: boolean | undefined;
}

export interface FieldProps extends FieldTexts {
  readonly id: string;
  readonly children: ReactNode;
}

export const hintId = (id: string): string => `${id}-aide`;
export const errorId = (id: string): string => `${id}-erreur`;

/** Ids of the texts that describe a field, for aria-describedby. */
export function describedBy(id: string, { hint, error }: Partial<FieldTexts>): string | undefined {
  return classNames(hint && hintId(id), error && errorId(id)) || undefined;
}

export function FieldError({ id, error }: { readonly id: string; readonly error: string }): ReactNode {
  return (
    <p id={errorId(id)} className={styles.error}>
      <CircleAlert aria-hidden size={20} strokeWidth={2} />
      <span>
        <VisuallyHidden>Erreur&nbsp;: </VisuallyHidden>
        {error}
      </span>
    </p>
  );
}

/** What a field is described by, where its own place is too narrow. */
export function FieldHint({ id, hint }: { readonly id: string; readonly hint: string }): ReactNode {
  return (
    <p id={hintId(id)} className={styles.hint}>
      {hint}
    </p>
  );
}

export function Field({
  id,
  label,
  hint,
  isHintApart = false,
  error,
  hideLabel = false,
  children,
}: FieldProps): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {hint !== undefined && !isHintApart && <FieldHint id={id} hint={hint} />}
      {error !== undefined && <FieldError id={id} error={error} />}
      {children}
    </div>
  );
}
