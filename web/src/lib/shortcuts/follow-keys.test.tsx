import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followKeys, type Scan } from './follow-keys';
import { burstGap } from './key-burst';
import { switchShortcuts } from './shortcuts-switch';
import { shownShortcuts } from './shown-shortcuts';

const onKey = vi.fn();
const onScan = vi.fn<(scan: Scan) => void>();
const onSubmit = vi.fn((event: Event) => event.preventDefault());
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
    <form id="form">
      <input id="price" value="12,50"><textarea id="reason">Facture</textarea>
      <select id="mean"><option value="cash">Espèces</option><option value="card">Carte</option></select>
    </form>
    <input id="choice" type="radio"><dialog id="dialog"><button id="confirm">Confirmer</button></dialog>`;
  byId('form').addEventListener('submit', onSubmit);
  byId('confirm').addEventListener('click', onClick);
  byId('act').addEventListener('click', onClick);
  switchShortcuts(true);
  stop = followKeys([], { onKey, onScan });
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
  expect(onScan.mock.lastCall?.[0]).toMatchObject({ text: 'RF1~vrpn', dialog: null });
  expect([onClick, onKey].every(({ mock }) => mock.calls.length === 0)).toBe(true);
});

it('reads what a scanner typed before the page was there', () => {
  stop();
  const early: KeyboardEvent[] = [];
  const keep = (event: KeyboardEvent): void => void early.push(event);
  document.addEventListener('keydown', keep);
  scan('RF1~vrpn');
  document.removeEventListener('keydown', keep);
  stop = followKeys(early, { onKey, onScan });
  settle();
  expect(onScan.mock.lastCall?.[0]).toMatchObject({ text: 'RF1~vrpn' });
  expect(onClick).not.toHaveBeenCalled();
});

it('still reads scanners when single keys are switched off', () => {
  switchShortcuts(false);
  scan('RF1~vrpn');
  expect(onScan).toHaveBeenCalledOnce();
});

/** A field's text grows with what is typed in it, as a browser makes it. */
function scanInto(id: string, text: string): KeyboardEvent {
  const field = byId(id) as HTMLInputElement;
  field.focus();
  for (const key of text) {
    press(key, {}, 5);
    field.value += key;
  }
  return press('Enter', {}, 5);
}

const code = 'RF1~K7Q2MX9TP~vrpn~2~2026-11~1250~k1~vprn';

it.each(['price', 'reason'])(
  'is told of a code that is scanned into a field (%s), which confirms nothing',
  (id) => {
    const field = byId(id) as HTMLInputElement;
    const before = field.value;
    const onInput = vi.fn();
    field.addEventListener('input', onInput);
    const onEnter = vi.fn();
    field.addEventListener('keydown', ({ key }) => key === 'Enter' && onEnter());
    expect(scanInto(id, code).defaultPrevented).toBe(true);
    settle();
    expect([onClick, onKey, onEnter].every(({ mock }) => mock.calls.length === 0)).toBe(true);
    expect(onScan.mock.lastCall?.[0]).toMatchObject({ text: code, dialog: null });
    onScan.mock.lastCall?.[0].undo();
    expect(field.value).toBe(before);
    expect(onInput).toHaveBeenCalledOnce();
  },
);

it('gives a list of choices back what was chosen', () => {
  const field = byId('mean') as HTMLSelectElement;
  field.focus();
  press('c', {}, 500);
  field.value = 'card';
  for (const key of code) press(key, {}, 5);
  press('Enter', {}, 5);
  onScan.mock.lastCall?.[0].undo();
  expect(field.value).toBe('cash');
});

it('leaves to a field what a person types, a short code, and what is scanned into a search', () => {
  byId('price').focus();
  for (const key of code) press(key);
  expect(press('Enter').defaultPrevented).toBe(false);
  expect(scanInto('price', '3017620422003').defaultPrevented).toBe(false);
  expect(scanInto('search', code).defaultPrevented).toBe(false);
  expect(onScan).not.toHaveBeenCalled();
});

it.each(['confirm', 'price'])('has a scan confirm nothing of what a dialog asks (%s)', (id) => {
  byId('dialog').setAttribute('open', '');
  byId('dialog').append(byId('form'));
  byId(id).focus();
  for (const key of 'K7Q 2MX 9TP') press(key, {}, 5);
  const space = press(' ', {}, 5);
  expect(space.defaultPrevented).toBe(id === 'confirm');
  expect(press('Enter', {}, 5).defaultPrevented).toBe(true);
  settle();
  expect([onClick, onKey, onSubmit].every(({ mock }) => mock.calls.length === 0)).toBe(true);
  expect(onScan.mock.lastCall?.[0]).toMatchObject({ dialog: byId('dialog'), isInField: id === 'price' });
  byId(id).focus();
  expect(press('Enter').defaultPrevented).toBe(false);
});

it('lists what acts on the page now', () => {
  expect(shownShortcuts()).toEqual([
    { key: 'v', label: 'Valider' },
    { key: '/', label: 'Nom ou référence' },
  ]);
});

it('leaves a field alone that is being typed in by then', () => {
  const field = byId('search') as HTMLInputElement;
  press('/');
  field.focus();
  field.value = 'Dur';
  field.setSelectionRange(3, 3);
  settle();
  expect([field.selectionStart, field.selectionEnd]).toEqual([3, 3]);
});
