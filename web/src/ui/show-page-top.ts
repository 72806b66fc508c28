/** The page shows something else at the same address: it is read from its heading on, as another page is. */
export function showPageTop(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}
