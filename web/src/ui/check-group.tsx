import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './check-group.module.css';
import type { Icon } from './icon';

export interface CheckOption<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: Icon | undefined;
}

export interface CheckGroupProps<Id extends string = string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly CheckOption<Id>[];
  readonly selected: readonly Id[];
  /** The chosen ones, in the order of the options. */
  readonly onChange: (ids: readonly Id[]) => void;
}

/** Several answers at once, all in view: the platform's own check boxes drawn as chips. */
export function CheckGroup<Id extends string>({
  legend,
  name,
  options,
  selected,
  onChange,
}: CheckGroupProps<Id>): ReactNode {
  const groupId = useId();
  const toggle = (id: Id): void => {
    const isChosen = (option: Id): boolean => selected.includes(option) !== (option === id);
    onChange(options.map((option) => option.id).filter(isChosen));
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ id, label, icon: IconComponent }) => (
          <label key={id} className={styles.option} htmlFor={`${groupId}-${id}`}>
            <input
              type="checkbox"
              id={`${groupId}-${id}`}
              name={name}
              value={id}
              className={styles.box}
              checked={selected.includes(id)}
              onChange={() => toggle(id)}
            />
            <Check aria-hidden size={18} strokeWidth={2.4} className={styles.tick} />
            {IconComponent && (
              <IconComponent aria-hidden size={18} strokeWidth={1.9} className={styles.icon} />
            )}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
