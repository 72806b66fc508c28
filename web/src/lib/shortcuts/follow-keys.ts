import { burstGap, followBursts } from './key-burst';
import { areShortcutsOn } from './shortcuts-switch';
import { pressShortcut } from './shown-shortcuts';
import { keepTyped, type TypedField } from './typed-before';

/** What a scanner typed. */
export interface Scan {
  readonly text: string;
  /** What asks something: nothing else may be opened. */
  readonly dialog: HTMLElement | null;
  /** The field that had the focus holds it as typed, unless it is undone. */
  readonly isInField: boolean;
  /** Gives the field that had the focus what it held before. */
  readonly undo: () => void;
}

export interface KeyFollower {
  /** A key that no control of the page has. */
  readonly onKey: (key: string) => void;
  readonly onScan: (scan: Scan) => void;
}

const typing =
  'input:not([type="radio"], [type="checkbox"], [type="button"], [type="submit"], [type="file"]), textarea, select';

/** Shorter, what ends with Enter in a field may be a person's, or a code that is not ours: the field takes it as typed. */
const minLengthInField = 20;

/** Keys of the browser, of a composition, or held down. */
function isNobodys({ ctrlKey, altKey, metaKey, isComposing, repeat }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey || isComposing || repeat;
}

function fieldOf({ target }: Pick<KeyboardEvent, 'target'>): TypedField | null {
  return target instanceof Element ? target.closest<TypedField>(typing) : null;
}

/** Whether a key is a sign of what is being typed; of what has the focus, whether it would be. */
export function isTypedInto(event: Pick<KeyboardEvent, 'target'>): boolean {
  return fieldOf(event) !== null;
}

/** The last of those that are open, which lies over the others. */
function openDialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;
}

/** « V » of Caps Lock is « v »; with Shift it is nobody's. « / » and « ? » need Shift on many keyboards. */
function shortcutKey({ key, shiftKey }: KeyboardEvent): string | null {
  if (!shiftKey) return key.toLowerCase();
  return /^\p{L}$/u.test(key) ? null : key;
}

/** Keys that go to nothing: a single one presses the control that bears it, the burst of a scanner presses nothing. */
function followPage({ onKey, onScan }: KeyFollower): {
  readonly follow: (event: KeyboardEvent) => void;
  readonly stop: () => void;
} {
  const read = followBursts();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return {
    follow: (event) => {
      if (isNobodys(event) || event.defaultPrevented || fieldOf(event) !== null || openDialog() !== null)
        return;
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
      if (reading.kind === 'scanned') {
        onScan({ text: reading.text, dialog: null, isInField: false, undo: () => undefined });
      }
    },
    stop: () => clearTimeout(waiting),
  };
}

/**
 * Keys that go to a field or to a dialog, seen before these are: what a scanner types there may confirm nothing. A field that
 * bears a shortcut is a search, which reads what is scanned itself.
 */
function followHeld({ onScan }: KeyFollower): (event: KeyboardEvent) => void {
  const read = followBursts();
  let undo = (): void => undefined;
  return (event) => {
    const field = fieldOf(event);
    const dialog = openDialog();
    if (isNobodys(event) || (field === null && dialog === null)) return;
    if (field?.hasAttribute('data-shortcut') === true) return;
    const reading = read({ key: event.key, at: event.timeStamp });
    if (reading.kind === 'first') undo = field === null ? () => undefined : keepTyped(field);
    if (reading.kind === 'burst' && field === null) event.preventDefault();
    if (reading.kind !== 'scanned') return;
    if (field !== null && dialog === null && reading.text.length < minLengthInField) return;
    // Tab moves the focus, and does nothing else.
    if (event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
    }
    onScan({ text: reading.text, dialog, isInField: field !== null, undo });
  };
}

/**
 * Follows the keys of the page, those that came `early` first, until it is told to stop: a single one presses the control that bears it, the burst of a scanner is given
 * whole and presses nothing. A key waits for as long as a scanner would take to type the next one.
 */
export function followKeys(early: readonly KeyboardEvent[], follower: KeyFollower): () => void {
  const page = followPage(follower);
  const held = followHeld(follower);
  for (const event of early) page.follow(event);
  document.addEventListener('keydown', page.follow);
  document.addEventListener('keydown', held, { capture: true });
  return () => {
    page.stop();
    document.removeEventListener('keydown', page.follow);
    document.removeEventListener('keydown', held, { capture: true });
  };
}
