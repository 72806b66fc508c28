import type { KeyboardEvent } from 'react';

const isEntry = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.dataset.entry !== undefined;

/** The entry that an arrow leads to from the one that has the focus; the first one from the search field. */
function nextEntry(finder: HTMLElement, from: Element | null, step: 1 | -1): HTMLElement | undefined {
  const entries = [...finder.querySelectorAll<HTMLElement>('[data-entry]')];
  if (!isEntry(from)) return step === 1 ? entries[0] : undefined;
  return entries[entries.indexOf(from) + step];
}

/** Whether an arrow has to open (or close) the category that has the focus. */
function isToToggle(element: HTMLElement, key: string): boolean {
  const expanded = element.getAttribute('aria-expanded');
  return (key === 'ArrowRight' && expanded === 'false') || (key === 'ArrowLeft' && expanded === 'true');
}

/** Arrows walk through the lists and open the categories; the search field keeps its own sideways arrows. */
export function moveInLists(event: KeyboardEvent<HTMLElement>): void {
  const { activeElement } = document;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (activeElement instanceof HTMLInputElement && activeElement.type !== 'search') return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const search = event.currentTarget.querySelector<HTMLElement>('input[type="search"]');
    const next =
      nextEntry(event.currentTarget, activeElement, event.key === 'ArrowDown' ? 1 : -1) ??
      (event.key === 'ArrowUp' ? search : null);
    if (!next) return;
    event.preventDefault();
    next.focus();
    return;
  }
  if (isEntry(activeElement) && isToToggle(activeElement, event.key)) {
    event.preventDefault();
    activeElement.click();
  }
}
