import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellSessionNews } from '../../lib/session';
import { isText } from '../../lib/shape';
import { changeAgentContact, confirmAgentContact } from '../agent-declaration-actions';
import { useAppStore } from '../app-store';
import { initialAppState } from '../initial-state';
import { parkAgentDeclaration, useParkedStore } from '../parked/parked-declarations';
import { readDraft, saveDraft } from './drafts';
import { leaveNoWork, takeWorkOver } from './work-owner';
import { pruneWork } from './work-pruning';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const savedMessage = (): string | undefined => readDraft('contactMessage', isText);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  useAppStore.setState(initialAppState);
  useParkedStore.setState({ parked: [] });
});

afterEach(() => vi.useRealTimers());

/** All that a page may read of this device. */
const inHand = (): string =>
  useAppStore.getState().declaration.declarationAgentRequest.contactDetails.lastName;
const parkedNames = (): readonly string[] => useParkedStore.getState().parked.map(({ name }) => name);

/** A tab more of this browser: what it does is done with its own storage. */
function tab(): <Result>(action: () => Result) => Result {
  let own: Readonly<Record<string, string>> = {};
  return (action) => {
    const others = { ...sessionStorage };
    fill(sessionStorage, own);
    const result = action();
    own = { ...sessionStorage };
    fill(sessionStorage, others);
    return result;
  };
}

type Tab = ReturnType<typeof tab>;

function fill(storage: Storage, texts: Readonly<Record<string, string>>): void {
  storage.clear();
  for (const [name, text] of Object.entries(texts)) storage.setItem(name, text);
}

function inTabs(tabs: readonly Tab[], action: (number: number) => void): void {
  for (const [index, within] of tabs.entries()) within(() => action(index + 1));
}

/** As tabs of several processes do: each reads what was there before, and what each wrote is there after. */
function inTabsAtOnce(tabs: readonly Tab[], action: (number: number) => void): void {
  const before: Readonly<Record<string, string>> = { ...localStorage };
  let after = before;
  for (const [index, within] of tabs.entries()) {
    fill(localStorage, before);
    within(() => action(index + 1));
    const seen: Readonly<Record<string, string>> = { ...localStorage };
    const gone = Object.keys(before).filter((name) => !(name in seen));
    const written = Object.entries(seen).filter(([name, text]) => before[name] !== text);
    after = Object.fromEntries([
      ...Object.entries(after).filter(([name]) => !gone.includes(name)),
      ...written,
    ]);
  }
  fill(localStorage, after);
}

it('gives the drafts back to whoever typed them, not to somebody else', () => {
  takeWorkOver('claire');
  saveDraft('contactMessage', 'Bonjour');
  saveDraft('correction', 'prix', 'd1');
  changeAgentContact({ lastName: 'Durand' });
  confirmAgentContact({ age: 34, ageIsMinimum: false }, idOf(1));
  parkAgentDeclaration({ newId: idOf(9), name: 'Valise bleue', at: new Date() });
  changeAgentContact({ lastName: 'Bernard' });
  takeWorkOver('claire');
  expect(savedMessage()).toBe('Bonjour');

  takeWorkOver('hugo');
  expect([savedMessage(), readDraft('correction', isText, 'd1'), inHand(), ...parkedNames()]).toEqual([
    undefined,
    undefined,
    '',
  ]);
  changeAgentContact({ lastName: 'Petit' });
  saveDraft('contactMessage', 'De Hugo');

  takeWorkOver('claire');
  expect([savedMessage(), readDraft('correction', isText, 'd1'), inHand(), ...parkedNames()]).toEqual([
    'Bonjour',
    'prix',
    'Bernard',
    'Valise bleue',
  ]);
  takeWorkOver('hugo');
  expect([savedMessage(), inHand()]).toEqual(['De Hugo', 'Petit']);
});

it('gives back what another tab put aside, and nothing of what somebody else began there since', () => {
  takeWorkOver('claire');
  saveDraft('contactMessage', 'Bonjour');
  localStorage.setItem('agent:owner', 'hugo');
  takeWorkOver('hugo');
  changeAgentContact({ lastName: 'Petit' });
  takeWorkOver('claire');
  expect([savedMessage(), inHand()]).toEqual(['Bonjour', '']);
});

describe('what somebody began', () => {
  const begin = (): void => {
    takeWorkOver('claire');
    saveDraft('contactMessage', 'Bonjour');
    parkAgentDeclaration({ newId: idOf(9), name: 'Valise bleue', at: new Date() });
  };
  const kept = (): string => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') });
  });

  it.each([
    ['a day after', '2026-11-24T10:00:01Z'],
    ['once a clock that was ahead is put right', '2026-11-23T09:59:59Z'],
  ])('is forgotten by the first page %s, whoever opens it', (_when, now) => {
    begin();
    takeWorkOver('hugo');
    vi.setSystemTime(new Date('2026-11-23T10:00:00Z'));
    pruneWork();
    expect(kept()).toMatch(/Valise bleue.*Bonjour/);
    vi.setSystemTime(new Date(now));
    pruneWork();
    expect(kept()).not.toMatch(/Bonjour|Valise|turn:claire/);
    takeWorkOver('claire');
    expect([savedMessage(), ...parkedNames()]).toEqual([undefined]);
  });

  it('is kept no longer for a tab that learns late that it was somebody else’s turn', () => {
    const [first, late] = [tab(), tab()];
    first(() => takeWorkOver('claire'));
    late(begin);
    first(() => takeWorkOver('hugo'));
    vi.setSystemTime(new Date('2026-11-24T09:00:00Z'));
    late(() => takeWorkOver('hugo'));
    expect(kept()).toContain('Bonjour');
    vi.setSystemTime(new Date('2026-11-24T10:00:01Z'));
    pruneWork();
    expect(kept()).not.toContain('Bonjour');
  });

  it('is forgotten when it cannot be read', () => {
    localStorage.setItem('agent:aside', '{"hugo":{"drafts":3}}');
    localStorage.setItem('agent:aside:hugo:1', '{"drafts":3}');
    pruneWork();
    expect(Object.keys(localStorage).filter((name) => name.startsWith('agent:aside'))).toEqual([]);
  });
});

describe('of several tabs', () => {
  const five = [1, 2, 3, 4, 5] as const;

  it.each([
    ['at once, none seeing yet what the others write', inTabsAtOnce],
    ['one after the other', inTabs],
  ])('each has its drafts back, once, when they learn %s', (_how, inAll) => {
    const tabs = five.map(() => tab());
    inTabs(tabs, (number) => {
      takeWorkOver('claire');
      saveDraft('correction', `prix ${number}`, 'd1');
    });
    parkAgentDeclaration({ newId: idOf(9), name: 'Valise bleue', at: new Date() });
    inAll(tabs, () => takeWorkOver('hugo'));
    const shown = (): readonly (string | undefined)[] =>
      tabs.map((within) => within(() => readDraft('correction', isText, 'd1')));
    expect(shown()).toEqual(five.map(() => undefined));
    expect(parkedNames()).toEqual([]);

    inTabs(tabs, () => takeWorkOver('claire'));
    expect(shown()).toEqual(five.map((number) => `prix ${number}`));
    expect(parkedNames()).toEqual(['Valise bleue']);
    const another = tab();
    another(() => takeWorkOver('claire'));
    expect(another(() => readDraft('correction', isText, 'd1'))).toBeUndefined();
  });

  it('keep their drafts when they learned at once that their agent signed in, as the session is renewed', () => {
    tellSessionNews('signed-in');
    const tabs = five.map(() => tab());
    inTabsAtOnce(tabs, () => takeWorkOver('claire'));
    inTabs(tabs, () => {
      saveDraft('contactMessage', 'Bonjour');
      takeWorkOver('claire');
    });
    expect(tabs.map((within) => within(savedMessage))).toEqual(five.map(() => 'Bonjour'));
  });

  it('those that were closed give theirs to the next ones that open', () => {
    const closed = [tab(), tab()];
    inTabs(closed, (number) => {
      takeWorkOver('claire');
      saveDraft('contactMessage', `Message ${number}`);
    });
    inTabs(closed, () => takeWorkOver('hugo'));
    const opened = [tab(), tab(), tab()];
    inTabs(opened, () => takeWorkOver('claire'));
    const messages = opened.map((within) => within(savedMessage));
    expect(messages.toSorted()).toEqual(['Message 1', 'Message 2', undefined]);
  });

  it('one that saw nothing of a colleague keeps its drafts', () => {
    const [asleep, awake] = [tab(), tab()];
    inTabs([asleep, awake], (number) => {
      takeWorkOver('claire');
      saveDraft('contactMessage', `Message ${number}`);
    });
    awake(() => takeWorkOver('hugo'));
    asleep(() => takeWorkOver('claire'));
    expect(asleep(savedMessage)).toBe('Message 1');
    awake(() => takeWorkOver('claire'));
    expect(awake(savedMessage)).toBe('Message 2');
  });

  it.each(['hugo', 'claire'])(
    'one on a page of travellers as its agent signs out keeps nothing for them, once %s signs in',
    (next) => {
      const [left, away] = [tab(), tab()];
      inTabs([left, away], () => {
        takeWorkOver('claire');
        saveDraft('contactMessage', 'Bonjour');
      });
      left(leaveNoWork);
      left(() => takeWorkOver(next));
      away(() => takeWorkOver(next));
      expect(away(savedMessage)).toBeUndefined();
      away(() => takeWorkOver('claire'));
      expect(away(savedMessage)).toBeUndefined();
      expect(JSON.stringify({ ...localStorage })).not.toContain('Bonjour');
    },
  );

  it('puts aside what another tab wrote last', () => {
    takeWorkOver('claire');
    changeAgentContact({ lastName: 'Durand' });
    const stored = localStorage.getItem('app-storage') ?? '';
    localStorage.setItem('app-storage', stored.replace('Durand', 'Bernard'));
    takeWorkOver('hugo');
    expect(inHand()).toBe('');
    takeWorkOver('claire');
    expect(inHand()).toBe('Bernard');
  });
});

it('keeps in the tab what the device has no room for, out of reach of its pages', () => {
  takeWorkOver('claire');
  saveDraft('contactMessage', 'Bonjour');
  const device = localStorage;
  const setItem = (name: string, text: string): void => {
    if (name.startsWith('agent:aside')) throw new DOMException('Full', 'QuotaExceededError');
    device.setItem(name, text);
  };
  const own = (name: string | symbol): unknown => {
    const part: unknown = Reflect.get(device, name);
    return part instanceof Function ? part.bind(device) : part;
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(device, { get: (_, name) => (name === 'setItem' ? setItem : own(name)) }),
  );
  takeWorkOver('hugo');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Bonjour');
  vi.unstubAllGlobals();
  expect(savedMessage()).toBeUndefined();
  takeWorkOver('claire');
  expect(savedMessage()).toBe('Bonjour');
});

it('leaves to a colleague what they had begun when somebody else signs out', () => {
  takeWorkOver('claire');
  saveDraft('contactMessage', 'Bonjour');
  takeWorkOver('hugo');
  leaveNoWork();
  takeWorkOver('claire');
  expect(savedMessage()).toBe('Bonjour');
});

it('forgets the drafts of a tab that slept while somebody else signed in elsewhere, articles begun included', () => {
  takeWorkOver('claire');
  saveDraft('contactMessage', 'Bonjour');
  saveDraft('article', 'parfum', 'p1');
  localStorage.setItem('agent:owner', 'hugo');
  takeWorkOver('hugo');
  expect(savedMessage()).toBeUndefined();
  expect(readDraft('article', isText, 'p1')).toBeUndefined();
});

it('forgets every draft of an agent and whose they were, and nothing else', () => {
  sessionStorage.setItem('autre', 'gardé');
  takeWorkOver('claire');
  saveDraft('contactMessage', 'Bonjour');
  leaveNoWork();
  expect(Object.keys(sessionStorage)).toEqual(['autre']);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/claire|bonjour/i);
});

it('hands to the next agent nothing that the one who signed out prepared or parked', () => {
  takeWorkOver('claire');
  changeAgentContact({ lastName: 'Durand' });
  confirmAgentContact({ age: 34, ageIsMinimum: false }, idOf(1));
  parkAgentDeclaration({ newId: idOf(9), name: 'Valise bleue', at: new Date() });
  changeAgentContact({ lastName: 'Bernard' });
  leaveNoWork();
  takeWorkOver('hugo');
  expect([inHand(), ...parkedNames()]).toEqual(['']);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Durand|Bernard|Valise/);
});
