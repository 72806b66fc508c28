import { useEffect } from 'react';

/**
 * Gives the focus to a field when its page appears, after the title took it: for pages filled all day long at the
 * keyboard. Undefined: the focus stays where it is.
 */
export function useFirstFocus(id: string | undefined): void {
  useEffect(() => {
    const element = id === undefined ? null : document.getElementById(id);
    element?.focus();
    // As when the field is reached with the tabulation: what is typed takes the place of what was there.
    if (element instanceof HTMLInputElement) element.select();
  }, [id]);
}
