import { type RefObject, useEffect, useRef } from 'react';
import type { ListFilters } from './list-filters';
import { useIsBack } from './use-is-back';

/**
 * Gives the focus to the first declaration that a search found, once it is read: Enter opens it, Tab goes to the next one.
 * A list that is gone back to leaves it to the browser.
 */
export function useFoundFocus(
  list: RefObject<HTMLElement | null>,
  { search, searchPublicId }: ListFilters,
  isRead: boolean,
): void {
  const isBack = useIsBack();
  const typed = search === '' && searchPublicId === '' ? '' : JSON.stringify([search, searchPublicId]);
  const before = useRef('');
  useEffect(() => {
    if (!isRead) return;
    const isNew = before.current !== typed;
    before.current = typed;
    if (isNew && typed !== '' && !isBack) {
      list.current?.querySelector<HTMLElement>(':is(td, th, li) a[href]')?.focus();
    }
  }, [isRead, isBack, typed, list]);
}
