import {
  type ClipboardEvent,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import { useShortcut } from '../lib/shortcuts/shortcuts-switch';
import { classNames } from './class-names';
import { describedBy, Field, type FieldTexts } from './field';
import styles from './field.module.css';
import type { Icon } from './icon';
import { useEarlyText } from './use-early-text';

export interface TextFieldProps extends FieldTexts {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Named by an error summary; made up otherwise. */
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'password' | 'date' | undefined;
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'search' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly enterKeyHint?: 'next' | 'search' | 'done' | 'send' | undefined;
  readonly maxLength?: number | undefined;
  readonly spellCheck?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** To be read and copied; it takes the focus as any other. */
  readonly readOnly?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly icon?: Icon | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly onPaste?: ((event: ClipboardEvent<HTMLInputElement>) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** The one key that gives it the focus, where keys are followed. */
  readonly shortcut?: string | undefined;
}

export function TextField({
  label,
  hint,
  isHintApart,
  error,
  hideLabel,
  value,
  onChange,
  id: givenId,
  type = 'text',
  prefix,
  suffix,
  icon: IconComponent,
  autoComplete = 'off',
  shortcut,
  ...input
}: TextFieldProps): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  const shortcutAttributes = useShortcut(shortcut);
  useEarlyText(id, value, onChange);
  return (
    <Field id={id} label={label} hint={hint} isHintApart={isHintApart} error={error} hideLabel={hideLabel}>
      <div className={classNames(styles.box, error && styles.invalid)}>
        {IconComponent && <IconComponent aria-hidden size={22} strokeWidth={1.9} />}
        {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
        <input
          {...input}
          {...shortcutAttributes}
          id={id}
          type={type}
          className={styles.input}
          value={value}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error })}
        />
        {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
      </div>
    </Field>
  );
}
