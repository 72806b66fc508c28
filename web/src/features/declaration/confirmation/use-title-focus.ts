import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives the title the focus of an act that went with what the page showed before, such as the cancellation of what is
 * cancelled.
 */
export function useTitleFocus(): () => void {
  const lastFocused = useRef<Node>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      lastFocused.current = target instanceof Node ? target : null;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  return useCallback(() => {
    // Somewhere else has it by now.
    if (lastFocused.current?.isConnected !== false || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('h1')?.focus();
  }, []);
}
