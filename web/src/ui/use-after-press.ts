import { useEffect, useRef } from 'react';

/** A press that becomes a drag or opens a menu is let go without a `mouseup`; a key says that it was, whatever ended it. */
const pressEnds = ['mouseup', 'pointercancel', 'dragend', 'contextmenu', 'keydown'] as const;

/** What is called when a field loses the focus; by a press, once it has ended: what is pressed must not move away under it. */
export function useAfterPress(leave: () => void): () => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const follow = ({ type }: Event): void => {
      isPressed.current = type === 'mousedown';
    };
    const followed = ['mousedown', ...pressEnds];
    for (const type of followed) addEventListener(type, follow, true);
    return () => {
      for (const type of followed) removeEventListener(type, follow, true);
    };
  }, []);
  return () => {
    if (!isPressed.current) return leave();
    const waiting = new AbortController();
    const end = (): void => {
      waiting.abort();
      setTimeout(leave);
    };
    for (const type of pressEnds) addEventListener(type, end, { signal: waiting.signal, capture: true });
  };
}
