import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import type { ListFilters } from './list-filters';
import { listPlace } from './list-place';

/**
 * The top of the list, which takes the focus and comes into view when another page of the same list is asked for and
 * read. Going back is the browser's: it knows where the list stood.
 */
export function usePageTop(filters: ListFilters, isRead: boolean): RefObject<HTMLElement | null> {
  const top = useRef<HTMLElement>(null);
  const isBack = useNavigationType() === 'POP';
  const { offset } = filters;
  const narrowing = JSON.stringify(listPlace({ ...filters, offset: 0 }));
  const shown = useRef({ narrowing, offset });
  useEffect(() => {
    if (!isRead) return;
    const before = shown.current;
    shown.current = { narrowing, offset };
    if (isBack || before.narrowing !== narrowing || before.offset === offset) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, [isRead, isBack, narrowing, offset]);
  return top;
}
