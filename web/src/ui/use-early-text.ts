import { useLayoutEffect, useRef } from 'react';

/**
 * What was typed in a field before the application ran, in a page drawn at build time, or put back by the browser, becomes
 * its value. `id` names the field.
 */
export function useEarlyText(id: string, value: string, onEarlyText: (text: string) => void): void {
  const isRead = useRef(false);
  useLayoutEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const field = document.getElementById(id);
    // A field drawn empty must not erase what the device keeps.
    if (!(field instanceof HTMLInputElement) || field.value === '') return;
    if (field.value !== value) onEarlyText(field.value);
  }, [id, value, onEarlyText]);
}
