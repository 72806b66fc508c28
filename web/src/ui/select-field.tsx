import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { describedBy, Field, type FieldTexts } from './field';
import fieldStyles from './field.module.css';
import styles from './select-field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldTexts {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SelectOption[];
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** Countries and currencies are hundreds: the same ones are not drawn again at each letter typed beside them. */
const Options = memo(({ options }: Pick<SelectFieldProps, 'options'>): ReactNode => {
  return options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  ));
});

/** The platform's own list: the best one on a phone. */
export function SelectField({
  label,
  hint,
  isHintApart,
  error,
  hideLabel,
  value,
  onChange,
  options,
  id: givenId,
  ...select
}: SelectFieldProps): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} isHintApart={isHintApart} error={error} hideLabel={hideLabel}>
      <div className={classNames(fieldStyles.box, styles.box, error && fieldStyles.invalid)}>
        <select
          {...select}
          id={id}
          className={styles.select}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error })}
        >
          <Options options={options} />
        </select>
        <ChevronDown aria-hidden size={20} strokeWidth={2} className={styles.chevron} />
      </div>
    </Field>
  );
}
