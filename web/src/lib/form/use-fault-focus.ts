import { useEffect } from 'react';
import type { FieldMessage } from './form-problems';

/** Brings the focus to the first fault, where no summary takes it: once its message is there, the field stays in view. */
export function useFaultFocus(errors: readonly FieldMessage[]): void {
  useEffect(() => {
    const [first] = errors;
    if (first !== undefined) document.getElementById(first.fieldId)?.focus();
  }, [errors]);
}
