import { useEffect } from 'react';
import type { FieldMessage } from './form-problems';

/** Brings to the first fault, where there is no summary to: once its message is there, so that the field stays in view. */
export function useFaultFocus(errors: readonly FieldMessage[]): void {
  useEffect(() => {
    const [first] = errors;
    if (first !== undefined) document.getElementById(first.fieldId)?.focus();
  }, [errors]);
}
