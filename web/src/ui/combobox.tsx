import { formatCount } from '@retour/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names';
import { ClearIcon } from './clear-icon';
import styles from './combobox.module.css';
import { describedBy, Field, type FieldTexts } from './field';
import fieldStyles from './field.module.css';
import type { Icon } from './icon';
import { useAfterPress } from './use-after-press';
import { useEarlyText } from './use-early-text';
import { VisuallyHidden } from './visually-hidden';

export interface ComboboxItem {
  readonly id: string;
  /** What the field holds once the item is chosen. */
  readonly label: string;
  /** How the item is drawn in the list; its label unless given. */
  readonly content?: ReactNode;
}

export interface ComboboxProps<Item extends ComboboxItem> extends FieldTexts {
  /** The suggestions for what is typed, best first: the caller searches. */
  readonly items: readonly Item[];
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly onSelect: (item: Item) => void;
  readonly onFocus?: (() => void) | undefined;
  /** Its focus went elsewhere, and what took it away is over. */
  readonly onLeave?: (() => void) | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly icon?: Icon | undefined;
  readonly autoComplete?: string | undefined;
  /** Said when something is typed and nothing is found. */
  readonly emptyText?: string | undefined;
  /** The list opens only from this many characters; 0 opens it on focus. */
  readonly minimumLength?: number | undefined;
  /** The form takes what is typed as it is: Enter sends it, where it would first pick the best of the open list. */
  readonly acceptsTyped?: boolean | undefined;
}

function moved(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  return undefined;
}

/** A text field with suggestions, complete at the keyboard (ARIA combobox with a listbox). */
export function Combobox<Item extends ComboboxItem>(props: ComboboxProps<Item>): ReactNode {
  const { items, value, onInput, onSelect, minimumLength = 1, label, hint, error, hideLabel } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [expanded, setExpanded] = useState(false);
  const [active, setActive] = useState(-1);
  const { icon: IconComponent } = props;
  const searching = expanded && value.trim().length >= minimumLength;
  const listed = searching ? items : [];
  const activeItem = listed[active];
  const entered = activeItem ?? (props.acceptsTyped === true ? undefined : listed[0]);
  const activeId = activeItem && `${id}-${activeItem.id}`;
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  useEarlyText(id, value, (text) => {
    onInput(text);
    setExpanded(document.activeElement === input.current);
  });

  const leave = useAfterPress(() => {
    if (document.activeElement === input.current) return;
    setExpanded(false);
    props.onLeave?.();
  });

  const choose = (item: Item): void => {
    setExpanded(false);
    setActive(-1);
    onSelect(item);
  };

  const clear = (): void => {
    onInput('');
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const position = moved(event.key, active, items.length);
    if (position !== undefined) {
      event.preventDefault();
      setExpanded(true);
      setActive(position);
    } else if (event.key === 'Enter' && entered) {
      event.preventDefault();
      choose(entered);
    } else if (event.key === 'Escape' && (searching || value !== '')) {
      event.preventDefault();
      if (!searching) onInput('');
      setExpanded(false);
      setActive(-1);
    }
  };

  return (
    <div className={styles.combobox}>
      <Field id={id} label={label} hint={hint} error={error} hideLabel={hideLabel}>
        <div className={classNames(fieldStyles.box, error && fieldStyles.invalid)}>
          {IconComponent && <IconComponent aria-hidden size={22} strokeWidth={1.9} />}
          <input
            ref={input}
            id={id}
            name={props.name}
            type="text"
            role="combobox"
            className={fieldStyles.input}
            value={value}
            autoComplete={props.autoComplete ?? 'off'}
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-autocomplete="list"
            aria-expanded={listed.length > 0}
            aria-controls={`${id}-liste`}
            aria-activedescendant={activeId}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={describedBy(id, { hint, error })}
            onChange={(event) => {
              onInput(event.currentTarget.value);
              setExpanded(true);
              setActive(-1);
            }}
            onFocus={() => {
              setExpanded(true);
              props.onFocus?.();
            }}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
          {value !== '' && (
            <button type="button" className={styles.clear} aria-label="Effacer" onClick={clear}>
              <ClearIcon size={20} />
            </button>
          )}
        </div>
      </Field>
      <div
        id={`${id}-liste`}
        role="listbox"
        aria-label={label}
        className={styles.list}
        hidden={listed.length === 0}
      >
        {listed.map((item, position) => (
          <button
            key={item.id}
            id={`${id}-${item.id}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={position === active}
            className={styles.item}
            // The press must not take the focus from the field: the list would close before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            {item.content ?? item.label}
          </button>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{searching && items.length > 0 && formatCount(items.length, 'résultat')}</span>
      </VisuallyHidden>
      {searching && items.length === 0 && props.emptyText !== undefined && (
        <p className={styles.nothing} role="status">
          {props.emptyText}
        </p>
      )}
    </div>
  );
}
