import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followKeys } from './follow-keys';
import { burstGap } from './key-burst';
import { switchShortcuts } from './shortcuts-switch';
import { shownShortcuts } from './shown-shortcuts';

const onKey = vi.fn();
const onScan = vi.fn();
const onClick = vi.fn();
let stop: () => void;
let now = 0;

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`no ${id}`);
  return element;
}

/** One key on what has the focus, after the time that a person takes unless it is said. */
function press(key: string, init: KeyboardEventInit = {}, after = 500): KeyboardEvent {
  now += after;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'timeStamp', { value: now });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
}

function scan(text: string): KeyboardEvent {
  for (const key of text) press(key, {}, 5);
  return press('Enter', {}, 5);
}

beforeEach(() => {
  vi.useFakeTimers();
  // The test's own page knows no layout.
  HTMLElement.prototype.checkVisibility = function isShown(this: HTMLElement): boolean {
    return this.closest('[hidden]') === null;
  };
  document.body.innerHTML = `
    <button id="act" data-shortcut="v">Valider</button>
    <button id="closed" data-shortcut="p" disabled>Payer</button>
    <button id="busy" data-shortcut="n" aria-disabled="true">Suivante</button>
    <label for="search">Nom ou référence</label><input id="search" data-shortcut="/" value="Dupont">
    <input id="choice" type="radio"><dialog id="dialog"></dialog>`;
  byId('act').addEventListener('click', onClick);
  switchShortcuts(true);
  stop = followKeys({ onKey, onScan });
});

afterEach(() => {
  stop();
  switchShortcuts(false);
  vi.useRealTimers();
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

const settle = (): void => void vi.advanceTimersByTime(burstGap);

it.each(['v', 'V'])('%s presses the button that bears it, once no other key followed', (key) => {
  press(key);
  expect(onClick).not.toHaveBeenCalled();
  settle();
  expect(onClick).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(byId('act'));
});

it('acts on a radio button too, where nothing is typed', () => {
  byId('choice').focus();
  press('v');
  settle();
  expect(onClick).toHaveBeenCalledOnce();
});

it.each<[string, KeyboardEventInit]>([
  ['with Control', { ctrlKey: true }],
  ['with Alt', { altKey: true }],
  ['with the system’s key', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['held down', { repeat: true }],
  ['while letters are composed', { isComposing: true }],
])('is nobody’s key %s', (_name, init) => {
  press(init.shiftKey === true ? 'V' : 'v', init);
  settle();
  expect(onClick).not.toHaveBeenCalled();
});

it('is a letter in a field', () => {
  byId('search').focus();
  press('v');
  settle();
  expect(onClick).not.toHaveBeenCalled();
});

it('does nothing behind a dialog', () => {
  byId('dialog').setAttribute('open', '');
  press('v');
  settle();
  expect(onClick).not.toHaveBeenCalled();
});

it('does nothing once it is switched off', () => {
  switchShortcuts(false);
  press('v');
  settle();
  expect(onClick).not.toHaveBeenCalled();
});

it('gives the focus to a field, its text chosen, and types nothing there', () => {
  expect(press('/', { shiftKey: true }).defaultPrevented).toBe(true);
  settle();
  expect(document.activeElement).toBe(byId('search'));
  expect(getSelection()?.toString() || (byId('search') as HTMLInputElement).selectionEnd).toBeTruthy();
});

it.each(['p', 'n', '?'])('%s, which no control can take now, is told to the shell', (key) => {
  press(key, { shiftKey: key === '?' });
  settle();
  expect(onKey).toHaveBeenCalledExactlyOnceWith(key);
});

it('gives what a scanner types, whose letters press nothing and whose Enter neither', () => {
  byId('act').focus();
  expect(scan('RF1~vrpn').defaultPrevented).toBe(true);
  settle();
  expect(onScan).toHaveBeenCalledExactlyOnceWith('RF1~vrpn');
  expect([onClick, onKey].every(({ mock }) => mock.calls.length === 0)).toBe(true);
});

it('still reads scanners when single keys are switched off', () => {
  switchShortcuts(false);
  scan('RF1~vrpn');
  expect(onScan).toHaveBeenCalledOnce();
});

it('lists what acts on the page now', () => {
  expect(shownShortcuts()).toEqual([
    { key: 'v', label: 'Valider' },
    { key: '/', label: 'Nom ou référence' },
  ]);
});
