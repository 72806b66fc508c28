import { useSyncExternalStore } from 'react';

/** Where two columns begin, in the reader's own size of text; media queries in style sheets cannot share it. */
export const wideScreen = '(min-width: 64em)';

/** A few words fill the window: a phone whose reader asks for text twice as large, or a low window. */
export const fewWords = '(max-width: 15em), (max-height: 30em)';

/** Whether the screen answers to this media query, followed as it changes; a page written beforehand knows no screen. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
