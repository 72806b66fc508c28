import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { errorId, FieldError, hintId } from './field';
import type { Icon } from './icon';
import { IconTile } from './icon-tile';
import styles from './radio-group.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface RadioOption<Id extends string = string> {
  readonly id: Id;
  /** The option's label. */
  readonly value: string;
  readonly hint?: string | undefined;
  readonly icon?: Icon | undefined;
  /** Seen but not offered: its hint says why. */
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps<Id extends string = string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly RadioOption<Id>[];
  readonly selected: Id | undefined;
  readonly onChange: (id: Id) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly layout?: 'cards' | 'list' | undefined;
  /** The page's title already asks the question: the legend is read aloud only. */
  readonly hideLegend?: boolean | undefined;
  /** Named by an error summary, whose link then reaches the first option. */
  readonly id?: string | undefined;
}

function Option<Id extends string>({
  option,
  inputId,
  group,
}: {
  readonly option: RadioOption<Id>;
  readonly inputId: string;
  readonly group: RadioGroupProps<Id>;
}): ReactNode {
  const optionHintId = `${inputId}-precision`;
  return (
    <label className={styles.option} htmlFor={inputId}>
      {option.icon && <IconTile icon={option.icon} />}
      <span className={styles.words}>
        <span className={styles.value}>{option.value}</span>
        {option.hint !== undefined && (
          <span id={optionHintId} className={styles.hint}>
            {option.hint}
          </span>
        )}
      </span>
      <input
        type="radio"
        id={inputId}
        name={group.name}
        value={option.id}
        className={styles.ring}
        checked={group.selected === option.id}
        disabled={option.disabled}
        onChange={() => group.onChange(option.id)}
      />
    </label>
  );
}

/** One question on the platform's own radio buttons. */
export function RadioGroup<Id extends string>(group: RadioGroupProps<Id>): ReactNode {
  const ownId = useId();
  const id = group.id ?? ownId;
  const description = classNames(group.hint && hintId(id), group.error && errorId(id)) || undefined;
  return (
    <fieldset
      className={classNames(
        styles.group,
        group.layout === 'list' && styles.list,
        group.error && styles.invalid,
      )}
      aria-describedby={description}
    >
      <legend className={classNames(!group.hideLegend && styles.legend)}>
        {group.hideLegend ? <VisuallyHidden>{group.legend}</VisuallyHidden> : group.legend}
      </legend>
      {group.hint !== undefined && (
        <p id={hintId(id)} className={styles.groupHint}>
          {group.hint}
        </p>
      )}
      {group.error !== undefined && <FieldError id={id} error={group.error} />}
      {group.options.map((option, position) => (
        <Option
          key={option.id}
          option={option}
          group={group}
          inputId={position === 0 ? id : `${id}-${option.id}`}
        />
      ))}
    </fieldset>
  );
}
