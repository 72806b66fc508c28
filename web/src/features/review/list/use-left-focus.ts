import { type RefObject, useEffect } from 'react';
import { reviewPaths } from '../review-paths';
import { useIsBack } from './use-is-back';

/** A list that stands by itself leads back to none. */
const none: RefObject<string | undefined> = { current: undefined };

/**
 * Gives the focus back to the row of the declaration that was read once the list is gone back to, where it was left: what had it is gone.
 * Whoever has gone on elsewhere meanwhile keeps it.
 * @param left the public id of that declaration, until it was used
 */
export function useLeftFocus(
  list: RefObject<HTMLElement | null>,
  left: RefObject<string | undefined> = none,
  isRead: boolean,
): void {
  const isBack = useIsBack();
  useEffect(() => {
    const { current: reference } = left;
    if (!isRead || reference === undefined) return;
    left.current = undefined;
    const { activeElement } = document;
    if (!isBack || !(activeElement === document.body || activeElement?.tagName === 'H1')) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>(':is(td, th, li) a[href]') ?? [])];
    links.find((link) => link.getAttribute('href') === reviewPaths.declaration(reference))?.focus();
  }, [isRead, isBack, list, left]);
}
