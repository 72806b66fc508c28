/** A control of the page that one key presses, or focuses when it is a field. */
export interface ShownShortcut {
  readonly key: string;
  readonly label: string;
}

const attribute = 'data-shortcut';

function isUsable(control: HTMLElement): boolean {
  return control.checkVisibility() && !control.matches(':disabled, [aria-disabled="true"]');
}

function controls(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)].filter(isUsable);
}

function labelOf(control: HTMLElement): string {
  const written =
    control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : control.textContent;
  return (control.getAttribute('aria-label') ?? written ?? '').trim();
}

/** Those of the page as it stands: what is closed now, or out of the page, has none. */
export function shownShortcuts(): readonly ShownShortcut[] {
  return controls().map((control) => ({
    key: control.getAttribute(attribute) ?? '',
    label: labelOf(control),
  }));
}

/**
 * Does what a click on the control would do, and nothing more: what it asks before an act is asked. A field takes the focus.
 * False when the page has no such control.
 */
export function pressShortcut(key: string): boolean {
  const control = controls().find((candidate) => candidate.getAttribute(attribute) === key);
  if (control === undefined) return false;
  // Selecting what is typed since the key was pressed would have the next letter replace it.
  if (control instanceof HTMLInputElement && document.activeElement === control) return true;
  // A dialog that it opens gives the focus back to it.
  control.focus();
  if (control instanceof HTMLInputElement) control.select();
  else control.click();
  return true;
}
