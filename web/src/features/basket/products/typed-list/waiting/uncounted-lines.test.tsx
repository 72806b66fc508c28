import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRecord, isText } from '../../../../../lib/shape';
import { readDraft, saveDraft, startNewSimulation } from '../../../../../store';
import { keysOf } from '../reading/list-text';
import type { DecidedArticle } from './decided-article';
import { noteList } from './note-list';
import { noteUncounted, noteUnread, seekBesideList } from './note-uncounted';
import { takeListsBack } from './take-lists-back';
import { answeredElsewhere, leaveOut, stillTyped } from './typed-list-draft';
import { countOf, isTaken, readAside, readInField, readUncounted, toldOneByOne } from './uncounted-lines';

const list = 'livre 12 €, montre 99 €';
const watch = { key: 'montre 99 €', typed: 'montre 99 €' };
const inField = (): string | undefined => readDraft('productSearch', isText);
const asideTyped = (): readonly string[] => readAside().map(({ typed }) => typed);

/** What is in the field, and what was read of it. */
function write(text: string, lines: readonly string[], decided?: readonly DecidedArticle[]): void {
  saveDraft('productSearch', text);
  const keys = keysOf(lines);
  const waiting = lines.map((typed, place) => ({ key: keys[place] ?? typed, typed }));
  if (decided === undefined) noteUncounted(undefined, text, waiting);
  else noteList(undefined, text, waiting, decided);
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('are those that were noted of this very text, all of it where nobody read it', () => {
  saveDraft('productSearch', list);
  expect(readUncounted()).toEqual([{ key: list, typed: list, count: 2 }]);
  noteUncounted(undefined, list, [watch]);
  expect(readUncounted()).toEqual([watch]);
  saveDraft('productSearch', `${list}, parfum 80 €`);
  expect(countOf(readUncounted())).toBe(3);
  expect(toldOneByOne(readUncounted()).map(({ typed }) => typed)).toEqual([
    'livre 12 €',
    'montre 99 €',
    'parfum 80 €',
  ]);
});

it('are forgotten with a list that is over', () => {
  saveDraft('productSearch', list);
  noteUncounted(undefined, list, [watch]);
  saveDraft('productSearch', '');
  noteUncounted(undefined, list, []);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual(['product-query']);
});

it('stay in the field beside what another page seeks', () => {
  saveDraft('productSearch', list);
  noteUncounted(undefined, list, [watch]);
  seekBesideList('whisky');
  expect(inField()).toBe(`${list}; whisky`);
  noteUncounted(undefined, `${list}; whisky`, []);
  seekBesideList('vin');
  expect(inField()).toBe('vin');
});

describe('of a list that another search takes the place of', () => {
  it.each(['', 'c', 'chaussures', 'montre', 'parfum 80 €, stylo 3 €'])('are set aside: « %s »', (text) => {
    write(list, ['montre 99 €']);
    saveDraft('productSearch', text);
    expect(asideTyped()).toEqual(['montre 99 €']);
    noteUncounted(undefined, text, []);
    expect(readUncounted()).toMatchObject([{ typed: 'montre 99 €' }]);
  });

  it('are set aside though nobody read them', () => {
    saveDraft('productSearch', list);
    noteUnread(undefined, list);
    write('chaussures', []);
    expect(asideTyped()).toEqual([list]);
  });

  it('stay beside what is typed after it', () => {
    write(list, ['livre 12 €', 'montre 99 €']);
    for (const text of ['s', 'stylo 3', 'stylo 3 €, sac']) write(text, []);
    write('stylo 3 €, sac 9 €', ['stylo 3 €', 'sac 9 €']);
    expect(countOf(readUncounted())).toBe(4);
    seekBesideList('vin');
    expect(countOf(readAside())).toBe(2);
  });

  it('are not: letter by letter it is the same list', () => {
    write(list, ['livre 12 €', 'montre 99 €']);
    for (let length = list.length - 1; length >= 0; length -= 1) {
      const text = list.slice(0, length);
      write(text, text.includes(', mo') ? ['livre 12 €', text.slice(12)] : []);
      expect(asideTyped(), text).toEqual([]);
    }
    expect(readUncounted()).toEqual([]);
  });

  it.each([
    ['livre 12 €', 'montre 99 €'],
    ['montre 99 €, vin 3 €', 'livre 12 €'],
  ])('are set aside where most of it goes at once, though a line of it is the same: « %s »', (text, left) => {
    write(list, ['livre 12 €', 'montre 99 €']);
    write(text, text.split(', ').length > 1 ? text.split(', ') : []);
    expect(readUncounted().map(({ typed }) => typed)).toContain(left);
  });

  it('are not: each that waits stays in the text', () => {
    write(`${list}, sac 9 €`, ['sac 9 €']);
    write('sac 9 €;', ['sac 9 €']);
    expect(readUncounted()).toEqual([{ key: 'sac 9 €', typed: 'sac 9 €' }]);
  });

  it.each([
    ['livre 12 €, montre 99 €, sac 9 €', 'montre 99 €', 'livre 12 €, sac 9 €'],
    ['livre 12 €, sac 9 €, sac à dos 8 €', 'sac 9 €', 'livre 12 €, sac à dos 8 €'],
    ['livre 12 €, montre 99 €, thé 3 €', 'montre 99 €', 'livre 12 €, v, thé 3 €'],
  ])('are where one that waits goes whole at once: of « %s », « %s »', (text, line, left) => {
    write(text, [line]);
    write(left, []);
    expect(readUncounted().map(({ typed }) => typed)).toEqual([line]);
    write(`${left},`, []);
    expect(readUncounted().map(({ typed }) => typed)).toEqual([line]);
    expect(takeListsBack()).toBe(`${line};`);
  });

  it('are not: a line of it is erased letter by letter', () => {
    const text = 'livre 12 €, sac 8 €, montre 99 €';
    write(text, ['montre 99 €']);
    for (let length = text.length - 1; length >= 'livre 12 €, sac 8 €'.length; length -= 1) {
      write(text.slice(0, length), text.length - length < 4 ? [text.slice(21, length)] : []);
    }
    expect(readUncounted()).toEqual([]);
  });

  it('are not: its only line is corrected', () => {
    write('2 parfums 80 $ 90 €', ['2 parfums 80 $ 90 €']);
    write('2 parfums 80 $', []);
    expect(readUncounted()).toEqual([]);
  });

  it('come back to the field with what was decided of it', () => {
    const decided = [{ key: 'livre 12 €', articleId: 'a1' }];
    write(list, ['montre 99 €'], decided);
    write('stylo 3 €, sac 9 €', ['sac 9 €'], [{ key: 'stylo 3 €', isIgnored: true }]);
    expect(takeListsBack()).toBe(`${list}; stylo 3 €, sac 9 €`);
    expect(inField()).toBe(`${list}; stylo 3 €, sac 9 €`);
    expect(readAside()).toEqual([]);
    expect(readInField()).toHaveLength(1);
    expect(readDraft('typedList', isRecord)).toEqual({
      decided: [...decided, { key: 'stylo 3 €', isIgnored: true }],
    });
  });

  it('take the place of a word that is sought', () => {
    write(list, ['montre 99 €']);
    write('chaussures', []);
    expect(takeListsBack()).toBe(list);
  });

  it('are asked once where they are written again, and answered there', () => {
    write(list, ['livre 12 €', 'montre 99 €']);
    write('', []);
    write('montre 99 €, sac 9 €', ['montre 99 €', 'sac 9 €'], []);
    expect(asideTyped()).toEqual(['livre 12 €']);
    expect(readInField()).toHaveLength(2);
    write('montre 99 €, sac 9 €', ['sac 9 €'], [{ key: 'montre 99 €', articleId: 'a1' }]);
    write('chaussures', []);
    expect(asideTyped()).toEqual(['livre 12 €', 'sac 9 €']);
  });
});

describe('of two tabs', () => {
  const tabs = new Map<string, Record<string, string>>();
  let shown = 'one';
  /** Each tab has its own storage beside that of the device. */
  function lookAt(tab: string): void {
    tabs.set(shown, { ...sessionStorage });
    sessionStorage.clear();
    for (const [key, text] of Object.entries(tabs.get(tab) ?? {})) sessionStorage.setItem(key, text);
    shown = tab;
  }
  const other = 'stylo 3 €, sac 9 €';
  const told = (): readonly string[] => readUncounted().map(({ typed }) => typed);

  beforeEach(() => {
    tabs.clear();
    shown = 'one';
    write(list, ['montre 99 €']);
    lookAt('two');
  });

  it('are told in both, each with its own list in its field', () => {
    expect(inField()).toBeUndefined();
    expect(asideTyped()).toEqual(['montre 99 €']);
    write(other, ['stylo 3 €', 'sac 9 €']);
    expect(told()).toEqual(['montre 99 €', 'stylo 3 €', 'sac 9 €']);
    lookAt('one');
    expect(inField()).toBe(list);
    expect(told()).toEqual(['stylo 3 €', 'sac 9 €', 'montre 99 €']);
    write(list, []);
    lookAt('two');
    expect(told()).toEqual(['stylo 3 €', 'sac 9 €']);
    expect(inField()).toBe(other);
  });

  it('are as each noted them, whatever a tab that did not look yet notes again', () => {
    write(other, ['sac 9 €']);
    const seen = localStorage.getItem('uncounted-lines') ?? '';
    lookAt('one');
    write(list, []);
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    lookAt('two');
    localStorage.setItem('uncounted-lines', seen);
    setItem.mockClear();
    noteUncounted(undefined, other, [{ key: 'sac 9 €', typed: 'sac 9 €' }]);
    expect(setItem.mock.calls.map(([key]) => key)).not.toContain('uncounted-lines');
  });

  it('are told as long as the list waits, once its tab is closed', () => {
    tabs.clear();
    expect(takeListsBack()).toBe(list);
    expect(told()).toEqual([list]);
  });

  it('move with the list that the other takes to its field', () => {
    write(other, ['sac 9 €']);
    expect(takeListsBack()).toBe(`${list}; ${other}`);
    write(`${list}; ${other}`, ['montre 99 €', 'sac 9 €']);
    lookAt('one');
    expect(isTaken()).toBe(true);
    expect(readInField()).toEqual([]);
    expect(told()).toEqual(['montre 99 €', 'sac 9 €']);
    noteUncounted(undefined, list, [watch]);
    expect(told()).toEqual(['montre 99 €', 'sac 9 €']);
  });

  it('are answered in both where both lists hold them', () => {
    write(`${list}, parfum 8 €`, ['livre 12 €', 'montre 99 €', 'parfum 8 €']);
    expect(told()).toEqual(['livre 12 €', 'montre 99 €', 'parfum 8 €']);
    const answer = { key: 'montre 99 €', articleId: 'a1' };
    write(`${list}, parfum 8 €`, ['livre 12 €', 'parfum 8 €'], [answer]);
    lookAt('one');
    expect(readInField()).toEqual([]);
    expect(answeredElsewhere(undefined, { decided: [] }, list)).toEqual({ decided: [answer] });
  });

  it('are left out of both by one press', () => {
    write(other, ['sac 9 €']);
    leaveOut();
    expect(told()).toEqual([]);
    lookAt('one');
    expect(told()).toEqual([]);
    expect(inField()).toBe(list);
    expect(answeredElsewhere(undefined, { decided: [] }, list)?.decided).toEqual([
      { key: 'montre 99 €', isIgnored: true },
    ]);
  });

  it('are each counted where one list holds the same line twice', () => {
    write('livre 12 €, livre 12 €', ['livre 12 €', 'livre 12 €']);
    lookAt('one');
    const answers = ['livre 12 €', 'sac 9 €'].map((key) => ({ key, articleId: key }));
    write('livre 12 €, sac 9 €', ['livre 12 €', 'sac 9 €']);
    expect(told()).toEqual(['livre 12 €', 'livre 12 €', 'sac 9 €']);
    write('livre 12 €, sac 9 €', [], answers);
    expect(readUncounted()).toMatchObject([{ typed: 'livre 12 €' }]);
    lookAt('two');
    expect(readUncounted()).toEqual([{ key: 'livre 12 € #2', typed: 'livre 12 €' }]);
    lookAt('three');
    expect(told()).toEqual(['livre 12 €']);
  });

  it('come back once to one field where both lists hold them', () => {
    write('montre 99 €, sac 9 €, sac 9 €', ['montre 99 €', 'sac 9 €', 'sac 9 €']);
    expect(told()).toHaveLength(3);
    expect(takeListsBack()).toBe(`${list}; sac 9 €; sac 9 €`);
  });

  it('come back with a name that holds a comma whole', () => {
    const gold = 'Or : lingots, pièces d’or 90 €';
    write(`montre 99 €, sac 9 €, ${gold}`, ['montre 99 €', 'sac 9 €', gold]);
    expect(takeListsBack()).toBe(`${list}; sac 9 €; ${gold}`);
  });

  it('come back once where no sign stands between them', () => {
    write('montre 99 € et 1 sac 9 €', ['montre 99 €', '1 sac 9 €']);
    lookAt('three');
    expect(told()).toEqual(['montre 99 €', '1 sac 9 €']);
    expect(takeListsBack()).toBe(`${list}; 1 sac 9 €`);
  });

  it('come back with what was answered of them, the last answer of each', () => {
    const text = 'livre 12 €, livre 12 €, montre 99 €, sac 9 €';
    const others = [
      { key: 'livre 12 €', target: 'book' },
      { key: 'sac 9 €', isIgnored: false },
    ];
    lookAt('one');
    write(
      `${list}, sac 9 €`,
      ['montre 99 €'],
      [
        { key: 'livre 12 €', articleId: 'a1' },
        { key: 'sac 9 €', isIgnored: true },
      ],
    );
    lookAt('three');
    write(text, ['livre 12 €', 'livre 12 €', 'montre 99 €', 'sac 9 €'], others);
    lookAt('four');
    expect(takeListsBack()).toBe(`${list}, sac 9 €; livre 12 €`);
    expect(readDraft('typedList', isRecord)).toEqual({
      decided: [{ key: 'livre 12 €', articleId: 'a1' }, others[1]],
    });
  });

  it('leave the settled lists of a few closed tabs, no more', () => {
    for (let turn = 0; turn < 20; turn += 1) {
      lookAt(`closed ${turn}`);
      write(`vin 9 €, stylo ${turn} €`, []);
    }
    expect(localStorage.getItem('uncounted-lines')?.match(/stylo/g)?.length).toBeLessThan(8);
    expect(told()).toEqual(['montre 99 €']);
  });

  it('keep no decision of the second one written alike once it is erased', () => {
    const decided = ['vin 9 €', 'vin 9 € #2', 'lot #2', 'sac #9'].map((key) => ({ key, isIgnored: true }));
    expect(stillTyped({ decided }, 'vin 9 €, lot #2').decided).toEqual([decided[0], decided[2]]);
    expect(stillTyped({ decided }, 'vin 9 €, vin 9 €').decided).toEqual(decided.slice(0, 2));
  });

  it('go with the simulation that the other erases', () => {
    startNewSimulation();
    lookAt('one');
    expect(told()).toEqual([]);
    seekBesideList('vin');
    expect(inField()).toBe('vin');
  });
});

it('are counted once when the text that holds them goes and comes', () => {
  write(list, ['livre 12 €', 'montre 99 €']);
  for (const text of ['', list, 'chaussures', list, 'sac']) {
    write(text, text === list ? ['livre 12 €', 'montre 99 €'] : [], []);
  }
  expect(asideTyped()).toEqual(['livre 12 €', 'montre 99 €']);
});

describe('as they are stored', () => {
  afterEach(() => vi.unstubAllGlobals());
  const store = (lines: unknown): void => localStorage.setItem('uncounted-lines', JSON.stringify(lines));

  it('are told of an earlier version, whose text was that of the device', () => {
    const decided = [{ key: 'livre 12 €', articleId: 'a1' }];
    const aside = [{ typed: 'sac 9 €, vin 3 €', lines: [{ key: 'sac 9 €', typed: 'sac 9 €' }] }];
    store({ typed: list, lines: [watch], decided, aside });
    localStorage.setItem('product-query', JSON.stringify(list));
    localStorage.setItem('typed-list', JSON.stringify({ decided }));
    expect(readUncounted().map(({ typed }) => typed)).toEqual(['sac 9 €', 'montre 99 €']);
    expect(takeListsBack()).toBe(`sac 9 €, vin 3 €; ${list}`);
    expect(readDraft('typedList', isRecord)).toEqual({ decided });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('leave no text of an earlier version on the device', () => {
    localStorage.setItem('product-query', JSON.stringify(list));
    saveDraft('productSearch', 'vin');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('are those of the field where the device has no room for them', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    write(list, ['livre 12 €', 'montre 99 €']);
    expect(isTaken()).toBe(false);
    expect(countOf(readUncounted())).toBe(2);
  });

  it('are read without a list that is not of their shape', () => {
    const bad = { typed: list, lines: [{ key: list, typed: list, count: -39 }] };
    store({ lists: [bad, { typed: list, lines: [watch] }, 'list'] });
    expect(readUncounted()).toMatchObject([watch].map(({ typed }) => ({ typed })));
  });

  it('come back without a decision that is not of its shape', () => {
    const answer = { key: 'livre 12 €', isIgnored: true };
    store({ lists: [{ typed: list, lines: [watch], decided: [{ key: 4 }, answer] }] });
    takeListsBack();
    expect(readDraft('typedList', isRecord)).toEqual({ decided: [answer] });
  });
});
