import type { Checked, FieldIds, FieldMessage, Problems } from './form-problems';
import { type ShownProblems, useProblems } from './use-problems';

export interface FormOptions<Values, Field extends string, Valid> {
  readonly ids: FieldIds<Field>;
  /** What is typed: of this page (`useTyped`), kept in the tab (`useSavedDraft`) or in the store. */
  readonly values: Values;
  readonly change: (fields: Partial<Values>) => void;
  /** Everything that is wrong at once; asked when the form is sent, and not before. */
  readonly check: (values: Values) => Checked<Field, Valid>;
  readonly onValid: (valid: Valid) => void;
  /** What was refused before the page was opened. */
  readonly refused?: Problems<Field> | undefined;
}

/** A field of text, as it is drawn. */
export interface FieldEntry<Value> {
  readonly id: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
}

/** A choice among a few, as it is drawn. */
export interface FieldChoice<Value> {
  readonly id: string;
  readonly selected: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
}

/** What the frame of a page needs of the form that it holds. */
export interface FormFrame {
  readonly errors: readonly FieldMessage[];
  readonly submit: () => void;
}

export interface Form<Values, Field extends string> extends ShownProblems<Field> {
  readonly values: Values;
  readonly change: (fields: Partial<Values>) => void;
  readonly entry: <Name extends Field & keyof Values>(name: Name) => FieldEntry<Values[Name]>;
  readonly choice: <Name extends Field & keyof Values>(name: Name) => FieldChoice<Values[Name]>;
  /** Checks what is typed, with what is given besides, then goes on or says what to put right. */
  readonly submit: (besides?: Partial<Values>) => void;
}

/** The one way of a form: nothing is said while it is filled, everything at once when it is sent. */
export function useForm<Values, Field extends string, Valid>({
  ids,
  values,
  change,
  check,
  onValid,
  refused,
}: FormOptions<Values, Field, Valid>): Form<Values, Field> {
  const shown = useProblems(ids, refused);
  const common = <Name extends Field & keyof Values>(name: Name) => ({
    id: ids[name],
    error: shown.problems[name],
    onChange: (value: Values[Name]): void => {
      const changed: Partial<Values> = {};
      changed[name] = value;
      change(changed);
    },
  });
  return {
    ...shown,
    values,
    change,
    entry: (name) => ({ ...common(name), value: values[name] }),
    choice: (name) => ({ ...common(name), selected: values[name] }),
    submit: (besides) => {
      const checked = check({ ...values, ...besides });
      if (checked.kind === 'faulty') {
        shown.show(checked.problems);
        return;
      }
      shown.clear();
      onValid(checked.valid);
    },
  };
}
