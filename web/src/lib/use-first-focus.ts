import { useEffect } from 'react';

/**
 * Gives the focus to a field when its page appears, after the title took it: for pages filled all day long at the
 * keyboard. Undefined: the focus stays where it is.
 */
export function useFirstFocus(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.focus();
  }, [id]);
}
