import { useEffect } from 'react';

function ignore(event: KeyboardEvent): void {
  const isHeld = event.key === 'Enter' && event.repeat;
  if (isHeld && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/** Enter leads from step to step, and from an act to the next one: held down, it would save what nobody has read. */
export function useHeldEnterIgnored(isOn = true): void {
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', ignore);
    return () => document.removeEventListener('keydown', ignore);
  }, [isOn]);
}
