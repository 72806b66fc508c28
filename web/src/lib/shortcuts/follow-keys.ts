import { burstGap, followBursts } from './key-burst';
import { areShortcutsOn } from './shortcuts-switch';
import { pressShortcut } from './shown-shortcuts';

export interface KeyFollower {
  /** A key that no control of the page has. */
  readonly onKey: (key: string) => void;
  /** What a scanner typed while no field had the focus. */
  readonly onScan: (text: string) => void;
}

const typing =
  'input:not([type="radio"], [type="checkbox"], [type="button"], [type="submit"], [type="file"]), textarea, select, [contenteditable]';

/** Keys that are somebody else's: of a field, of a dialog, of the browser, or held down. */
function isElsewhere(event: KeyboardEvent): boolean {
  const { target, ctrlKey, altKey, metaKey, isComposing, repeat, defaultPrevented } = event;
  if (ctrlKey || altKey || metaKey || isComposing || repeat || defaultPrevented) return true;
  if (target instanceof Element && target.closest(typing) !== null) return true;
  return document.querySelector('dialog[open]') !== null;
}

/** « V » of Caps Lock is « v »; with Shift it is nobody's. « / » and « ? » need Shift on many keyboards. */
function shortcutKey({ key, shiftKey }: KeyboardEvent): string | null {
  if (!shiftKey) return key.toLowerCase();
  return /^\p{L}$/u.test(key) ? null : key;
}

/**
 * Follows the keys of the page until it is told to stop: a single one presses the control that bears it, the burst of a scanner is given
 * whole and presses nothing. A key waits for as long as a scanner would take to type the next one.
 */
export function followKeys({ onKey, onScan }: KeyFollower): () => void {
  const read = followBursts();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const follow = (event: KeyboardEvent): void => {
    if (isElsewhere(event)) return;
    const reading = read({ key: event.key, at: event.timeStamp });
    if (reading.kind === 'other') return;
    clearTimeout(waiting);
    if (reading.kind === 'first') {
      const key = shortcutKey(event);
      if (key === null || !areShortcutsOn()) return;
      // « / » opens a search of the browser itself in some.
      if (key === '/') event.preventDefault();
      waiting = setTimeout(() => {
        if (!pressShortcut(key)) onKey(key);
      }, burstGap);
      return;
    }
    // Neither a Space nor the last Enter may press what has the focus.
    event.preventDefault();
    if (reading.kind === 'scanned') onScan(reading.text);
  };
  document.addEventListener('keydown', follow);
  return () => {
    clearTimeout(waiting);
    document.removeEventListener('keydown', follow);
  };
}
