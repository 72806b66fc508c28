import { type Checked, type FieldIds, type Form, useFaultFocus, useForm, useTyped } from '../../../lib/form';
import { useOnOpening } from './use-on-opening';

export interface DialogFormOptions<Values, Field extends string, Valid> {
  readonly isOpen: boolean;
  readonly ids: FieldIds<Field>;
  /** What it shows when it opens. */
  readonly initial: Values;
  readonly check: (values: Values) => Checked<Field, Valid>;
  readonly onValid: (valid: Valid) => void;
}

/** The form of a dialog: as it was at first whenever it opens, the focus on what is wrong. */
export function useDialogForm<Values, Field extends string, Valid>({
  isOpen,
  initial,
  ...options
}: DialogFormOptions<Values, Field, Valid>): Form<Values, Field> {
  const form = useForm({ ...options, ...useTyped(initial) });
  useFaultFocus(form.errors);
  useOnOpening(isOpen, () => {
    form.change(initial);
    form.clear();
  });
  return form;
}
