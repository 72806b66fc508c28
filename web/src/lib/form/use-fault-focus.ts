import { useEffect } from 'react';
import type { FieldMessage } from './form-problems';

/** What is said of a field, or of its group: its fault, which comes after its hint; null when nothing is. */
function messageOf(field: HTMLElement): HTMLElement | null {
  const describing = field.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
  return document.getElementById(describing.split(' ').at(-1) ?? '');
}

/**
 * Brings the focus to the first fault, where no summary takes it: once its message is there, the field stays in view, and the
 * message with it, which stands above.
 */
export function useFaultFocus(errors: readonly FieldMessage[]): void {
  useEffect(() => {
    const [first] = errors;
    const field = first === undefined ? null : document.getElementById(first.fieldId);
    field?.focus();
    if (field !== null) messageOf(field)?.scrollIntoView({ block: 'nearest' });
  }, [errors]);
}
