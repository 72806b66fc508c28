import { type PointerEvent, useRef } from 'react';

/** Below, a finger only touched. */
const minPx = 40;

export type Move = -1 | 1;

/** A swipe sideways, wherever it began: the next one comes from the right, as a page does. */
export function swipeOf(from: { readonly x: number; readonly y: number }, to: typeof from): Move | null {
  const across = to.x - from.x;
  if (Math.abs(across) < minPx || Math.abs(across) < 1.5 * Math.abs(to.y - from.y)) return null;
  return across < 0 ? 1 : -1;
}

interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

/** Never the only way: two fingers enlarge, buttons and keys move too. */
export function useSwipe(onMove: (move: Move) => void): SwipeHandlers {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: (event) => {
      start.current = event.isPrimary
        ? { id: event.pointerId, x: event.clientX, y: event.clientY }
        : undefined;
    },
    onPointerUp: (event) => {
      const from = start.current;
      start.current = undefined;
      if (from?.id !== event.pointerId) return;
      const move = swipeOf(from, { x: event.clientX, y: event.clientY });
      if (move !== null) onMove(move);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
