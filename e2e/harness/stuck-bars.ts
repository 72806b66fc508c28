/** A bar that stays in the window while the page scrolls, with the share of its height that it covers. */
export interface StuckBar {
  readonly name: string;
  readonly share: number;
}

/** The bars that stay in the present window, in the middle of the page. Runs in the page. */
export function stuckBars(): readonly StuckBar[] {
  const { scrollingElement } = document;
  if (scrollingElement === null) return [];
  const before = scrollingElement.scrollTop;
  const { innerWidth, innerHeight } = window;
  scrollingElement.scrollTo({
    top: (scrollingElement.scrollHeight - innerHeight) / 2,
    behavior: 'instant',
  });
  const bars = [...document.body.querySelectorAll('*')].flatMap((element) => {
    const style = getComputedStyle(element);
    const { position, top, bottom, clipPath } = style;
    if ((position !== 'fixed' && position !== 'sticky') || clipPath !== 'none') return [];
    if (element.closest('dialog[open]') !== null || !element.checkVisibility()) return [];
    const box = element.getBoundingClientRect();
    if (box.width < innerWidth * 0.6) return [];
    const isStuck =
      position === 'fixed' ||
      Math.abs(box.top - Number.parseFloat(top)) <= 1 ||
      Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) <= 1;
    const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    if (!isStuck || seen <= 0) return [];
    const name = element.localName + (element.classList[0] === undefined ? '' : `.${element.classList[0]}`);
    return [{ name, share: seen / innerHeight }];
  });
  scrollingElement.scrollTo({ top: before, behavior: 'instant' });
  return bars;
}
