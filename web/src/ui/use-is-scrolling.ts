import { type RefObject, useEffect, useState } from 'react';

/** Whether a box is taller inside than the room that it has: the keyboard is to reach it then, and only then. */
export function useIsScrolling(
  box: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): boolean {
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const look = (): void => setScrolling(isTooTall(box.current));
    const observer = new ResizeObserver(look);
    for (const { current } of [box, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [box, content]);
  return isScrolling;
}

/** By a pixel or more: heights are rounded. What is not cut shows all that it holds, a shadow or an outline beyond its edge too. */
function isTooTall(box: HTMLElement | null): boolean {
  return (
    box !== null && box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== 'visible'
  );
}
