import { useEffect } from 'react';

const isTyping = (element: Element | null): boolean =>
  element?.matches('input, textarea, select, [contenteditable="true"]') ?? false;

/** « / » puts the cursor in the search field, from anywhere but another field. */
export function useSearchKey(fieldId: string): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(document.activeElement)) return;
      const field = document.getElementById(fieldId);
      if (field === null || field.offsetParent === null) return;
      event.preventDefault();
      field.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [fieldId]);
}
