/** How long after a press what it changes may still come: an answer, a question that is fetched. */
const heldMs = 2_000;

let release: (() => void) | undefined;

/**
 * Keeps what was pressed under the finger while what stands above it changes: pressed again at the same place, it is the same
 * button. A page that is scrolled by hand is left where it is put.
 */
export function holdInPlace(pressed: Element): void {
  release?.();
  const topOf = (): number => pressed.getBoundingClientRect().top;
  let top = topOf();
  const onScroll = (): void => {
    top = topOf();
  };
  const observer = new ResizeObserver(() => {
    const moved = topOf() - top;
    if (pressed.isConnected && moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });
  observer.observe(document.body);
  window.addEventListener('scroll', onScroll, { passive: true });
  const end = (): void => {
    observer.disconnect();
    window.removeEventListener('scroll', onScroll);
    clearTimeout(timer);
    release = undefined;
  };
  const timer = setTimeout(end, heldMs);
  release = end;
}
