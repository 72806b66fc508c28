import { type RefObject, useLayoutEffect } from 'react';

/** A question that is answered goes away with its focus: the next one takes it, or the title that says the new result. */
export function useFocusAfterAnswer(question: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = question.current;
    return () => {
      if (own?.contains(document.activeElement) !== true) return;
      queueMicrotask(() => {
        if (document.activeElement !== document.body && document.activeElement !== null) return;
        const find = (selector: string) => document.querySelector<HTMLElement>(selector);
        (find('[data-doubt] button') ?? find('main h1'))?.focus();
      });
    };
  }, [question]);
}
