import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names';
import { describedBy, Field, type FieldTexts } from './field';
import fieldStyles from './field.module.css';
import styles from './text-area.module.css';

export interface TextAreaProps extends FieldTexts {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Named by an error summary; made up otherwise. */
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  /** Lines shown at first; the person may enlarge it. */
  readonly rows?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A text of several lines. */
export function TextArea({
  label,
  hint,
  error,
  hideLabel,
  value,
  onChange,
  id: givenId,
  rows = 3,
  ...area
}: TextAreaProps): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <div className={classNames(fieldStyles.box, styles.box, error && fieldStyles.invalid)}>
        <textarea
          {...area}
          id={id}
          rows={rows}
          className={classNames(fieldStyles.input, styles.area)}
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </div>
    </Field>
  );
}
