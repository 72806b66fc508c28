import {
  type Checked,
  type FieldIds,
  type Form,
  type Problems,
  useFaultFocus,
  useForm,
  useTyped,
} from '../../../lib/form';
import type { SavedDraft } from '../../../store';
import { type Opening, useOnOpening } from './use-on-opening';
import type { ActTrouble } from './use-writes';

interface FormOptions<Values, Field extends string, Valid> {
  readonly ids: FieldIds<Field>;
  readonly check: (values: Values) => Checked<Field, Valid>;
  readonly onValid: (valid: Valid) => void;
}

export interface DialogFormOptions<Values, Field extends string, Valid>
  extends FormOptions<Values, Field, Valid>,
    Opening {
  /** What it shows when it opens. */
  readonly initial: Values;
}

export interface KeptDialogFormOptions<Values, Field extends string, Valid>
  extends FormOptions<Values, Field, Valid>,
    Pick<Opening, 'isOpen'> {
  /** Forgotten by who keeps it, once it is given up or written. */
  readonly kept: SavedDraft<Values>;
}

/**
 * A dialog is small, and shows beside a sum what follows from it: what was said of a field goes once that field is right. Nothing
 * new is said until it is sent again.
 */
export function saysWhatIsStillWrong<Values, Field extends string, Valid, Whole extends Form<Values, Field>>(
  form: Whole & Form<Values, Field>,
  check: (values: Values) => Checked<Field, Valid>,
): Whole {
  if (form.errors.length === 0) return form;
  const checked = check(form.values);
  const wrong: Problems<Field> | undefined = checked.kind === 'faulty' ? checked.problems : undefined;
  return {
    ...form,
    entry: (name) => ({ ...form.entry(name), ...(wrong?.[name] === undefined ? { error: undefined } : {}) }),
    choice: (name) => ({
      ...form.choice(name),
      ...(wrong?.[name] === undefined ? { error: undefined } : {}),
    }),
  };
}

/**
 * What stopped the last try, until something newer is to be read: what is wrong with what was typed since. It is asked again as the form is
 * now, which is what is read beside it.
 */
export function troubleOf(
  { errors, submit }: { readonly errors: readonly unknown[]; readonly submit: () => void },
  trouble: ActTrouble | undefined,
): ActTrouble | undefined {
  return trouble && errors.length === 0 ? { ...trouble, retry: () => submit() } : undefined;
}

/** The form of a dialog: as it was at first whenever it opens, unless it closed on a failure; the focus on what is wrong. */
export function useDialogForm<Values, Field extends string, Valid>({
  isOpen,
  hasFailed,
  initial,
  ...options
}: DialogFormOptions<Values, Field, Valid>): Form<Values, Field> {
  const form = saysWhatIsStillWrong(useForm({ ...options, ...useTyped(initial) }), options.check);
  useFaultFocus(form.errors);
  useOnOpening({ isOpen, hasFailed }, (isKept) => {
    if (!isKept) form.change(initial);
    form.clear();
  });
  return form;
}

/** The same of what is kept in the tab: a dialog that Escape or the end of a session closed opens as it was left. */
export function useKeptDialogForm<Values, Field extends string, Valid>({
  isOpen,
  kept: { draft, change },
  ...options
}: KeptDialogFormOptions<Values, Field, Valid>): Form<Values, Field> {
  const typed = { values: draft, change: (fields: Partial<Values>) => change({ ...draft, ...fields }) };
  const form = saysWhatIsStillWrong(useForm({ ...options, ...typed }), options.check);
  useFaultFocus(form.errors);
  useOnOpening({ isOpen, hasFailed: false }, () => form.clear());
  return form;
}
