import { useState } from 'react';
import {
  type Checked,
  type FieldIds,
  type FieldMessage,
  messagesOf,
  type Problems,
  problemsOf,
} from './form-problems';

export interface FormOptions<Values, Field extends string, Valid> {
  readonly ids: FieldIds<Field>;
  /** What is typed: of this page (`useTyped`), kept in the tab (`useKeptDraft`) or in the store. */
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
  /** For the summary: a new list at each try that failed, so that it takes the focus again. */
  readonly errors: readonly FieldMessage[];
  readonly submit: () => void;
}

export interface Form<Values, Field extends string> extends FormFrame {
  readonly values: Values;
  readonly problems: Problems<Field>;
  readonly entry: <Name extends Field & keyof Values>(name: Name) => FieldEntry<Values[Name]>;
  readonly choice: <Name extends Field & keyof Values>(name: Name) => FieldChoice<Values[Name]>;
  readonly change: (fields: Partial<Values>) => void;
  /** Checks what is typed, with what is given besides, then goes on or says what to put right. */
  readonly submit: (besides?: Partial<Values>) => void;
  readonly show: (problems: Problems<Field>, summary?: readonly FieldMessage[]) => void;
}

interface Shown<Field extends string> {
  readonly problems: Problems<Field>;
  readonly errors: readonly FieldMessage[];
}

/** The one way of a form: nothing is said while it is filled, everything at once when it is sent. */
export function useForm<Values, Field extends string, Valid>({
  ids,
  values,
  change,
  check,
  onValid,
  refused = problemsOf(ids, []),
}: FormOptions<Values, Field, Valid>): Form<Values, Field> {
  const [{ problems, errors }, setShown] = useState<Shown<Field>>(() => ({
    problems: refused,
    errors: messagesOf(ids, refused),
  }));
  const show: Form<Values, Field>['show'] = (found, summary = messagesOf(ids, found)) =>
    setShown({ problems: found, errors: summary });
  const common = <Name extends Field & keyof Values>(name: Name) => ({
    id: ids[name],
    error: problems[name],
    onChange: (value: Values[Name]): void => {
      const changed: Partial<Values> = {};
      changed[name] = value;
      change(changed);
    },
  });
  return {
    values,
    problems,
    errors,
    change,
    show,
    entry: (name) => ({ ...common(name), value: values[name] }),
    choice: (name) => ({ ...common(name), selected: values[name] }),
    submit: (besides) => {
      const checked = check({ ...values, ...besides });
      if (checked.kind === 'faulty') return show(checked.problems, checked.summary);
      show(problemsOf(ids, []));
      onValid(checked.valid);
    },
  };
}
