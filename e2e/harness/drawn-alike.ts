/**
 * The texts of the page that are seen, those that the theme draws alike together, from the longest: the same colours, sizes and
 * layers, from the text to the root. Runs in the page.
 */
export function drawnAlike(): readonly (readonly Element[])[] {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };
  const drawn = new Map<Element | null, number>([[null, -1]]);
  const drawnAs = (element: Element): number => {
    const known = drawn.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const own = [
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.fontSize,
      style.fontWeight,
      style.textShadow,
      style.textDecorationLine,
      style.opacity,
      style.filter,
      style.mixBlendMode,
      style.position,
      style.clipPath,
    ];
    const { parentElement } = element;
    const above = parentElement === null ? -1 : drawnAs(parentElement);
    const number = numberOf([above, ...own].join('|'));
    drawn.set(element, number);
    return number;
  };
  // What is disabled is judged by no one, nor what names it.
  const isDisabled = (element: Element): boolean => {
    const label = element.closest('label');
    return (
      element.closest(':disabled, [aria-disabled="true"]') !== null ||
      label?.control?.matches(':disabled') === true
    );
  };
  const alike = new Map<string, Element[]>();
  for (const element of document.querySelectorAll('body, body *')) {
    const isText = [...element.childNodes].some(({ nodeType, textContent }) => {
      return nodeType === Node.TEXT_NODE && textContent?.trim() !== '';
    });
    if (!isText && !element.matches('input, select, textarea')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const key = `${element.localName} ${drawnAs(element)} ${isDisabled(element)}`;
    alike.set(key, [...(alike.get(key) ?? []), element]);
  }
  const length = ({ textContent }: Element): number => textContent?.length ?? 0;
  return [...alike.values()].map((group) => group.sort((one, other) => length(other) - length(one)));
}
