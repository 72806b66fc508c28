import { beforeEach, describe, expect, it } from 'vitest';
import { isNumber, isText, objectOf } from '../../lib/shape';
import { clearTab, eraseDrafts, followDraft, forgetDraft, readDraft, saveDraft } from './drafts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('keeps what is typed until it is forgotten', () => {
  const isMessage = objectOf<{ readonly message: string }>({ message: isText });
  saveDraft('contactMessage', { message: 'Bonjour' });
  expect(readDraft('contactMessage', isMessage)).toEqual({ message: 'Bonjour' });
  forgetDraft('contactMessage');
  expect(readDraft('contactMessage', isMessage)).toBeUndefined();
});

it('keeps on the device what a result leaves out, for every tab and the next one', () => {
  for (const name of ['productSearch', 'typedList', 'uncountedLines', 'leftOut'] as const) {
    saveDraft(name, 'livre 12 €');
  }
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['product-query', 'typed-list']);
  sessionStorage.clear();
  expect(readDraft('uncountedLines', isText)).toBe('livre 12 €');
  forgetDraft('uncountedLines');
  expect(Object.keys(localStorage)).toEqual(['left-out']);
});

it('reads the list that an earlier version kept in the tab, until another is kept', () => {
  sessionStorage.setItem('uncounted-lines', '"livre"');
  expect(readDraft('uncountedLines', isText)).toBe('livre');
  saveDraft('uncountedLines', 'sac');
  forgetDraft('uncountedLines');
  expect(readDraft('uncountedLines', isText)).toBeUndefined();
  sessionStorage.setItem('uncounted-lines', '"livre"');
  saveDraft('uncountedLines', 'sac');
  localStorage.clear();
  expect(readDraft('uncountedLines', isText)).toBeUndefined();
});

it('tells what another tab makes of a draft, and of no other', () => {
  const told: string[] = [];
  const stop = followDraft('uncountedLines', () => told.push('uncountedLines'));
  for (const key of ['left-out', 'uncounted-lines', null])
    dispatchEvent(new StorageEvent('storage', { key }));
  stop();
  dispatchEvent(new StorageEvent('storage', { key: 'uncounted-lines' }));
  expect(told).toHaveLength(2);
});

it('tells the drafts of a kind from each other', () => {
  saveDraft('article', 'parfum', 'a');
  saveDraft('article', 'montre', 'b');
  forgetDraft('article', 'a');
  expect(readDraft('article', isText, 'a')).toBeUndefined();
  expect(readDraft('article', isText, 'b')).toBe('montre');
});

it.each(['whisky', '34', 'null', 'true', '“thé”', ''])(
  'gives back the text “%s” as it was typed',
  (typed) => {
    saveDraft('productSearch', typed);
    expect(readDraft('productSearch', isText)).toBe(typed);
  },
);

describe('what an earlier version kept', () => {
  it.each([
    ['product-query', 'productSearch', 'whisky'],
    ['product-query', 'productSearch', ''],
    ['declaration-age', 'declarantAge', '34'],
  ] as const)('of %s, a text without quotes, is read', (key, name, text) => {
    sessionStorage.setItem(key, text);
    expect(readDraft(name, isText)).toBe(text);
  });

  it.each([
    ['article-draft:parfum', 'article', 'parfum'],
    ['agent:draft:contact', 'contactMessage', ''],
    ['agent:draft:refus-d1', 'reason', 'd1'],
    ['agent:draft:correction-d1', 'correction', 'd1'],
  ] as const)('of %s is read under its name', (key, name, which) => {
    sessionStorage.setItem(key, '{"count":2}');
    expect(readDraft(name, objectOf<{ readonly count: number }>({ count: isNumber }), which)).toEqual({
      count: 2,
    });
  });
});

it('drops what is not of its shape', () => {
  saveDraft('contactMessage', 'Bonjour');
  expect(readDraft('contactMessage', isNumber)).toBeUndefined();
});

function keepOneOfEach(): void {
  saveDraft('declarantAge', '34');
  saveDraft('productSearch', 'parfum');
  saveDraft('agentSearch', 'parfum');
  saveDraft('article', 'parfum', 'p1');
  saveDraft('contactMessage', 'Bonjour');
  saveDraft('reason', 'motif', 'd1');
  saveDraft('correction', 'prix', 'd1');
  saveDraft('nomenclatureSearch', 'thé');
  sessionStorage.setItem('autre', 'gardé');
}

it('leaves to another journey nothing of the one before, and to an agent their own work', () => {
  keepOneOfEach();
  eraseDrafts('started-anew');
  expect(Object.keys(sessionStorage).toSorted()).toEqual([
    'agent:draft:contact',
    'agent:draft:correction-d1',
    'agent:draft:nomenclature-query',
    'agent:draft:refus-d1',
    'autre',
    'product-query',
  ]);
});

it('leaves to who comes next nothing that an agent typed', () => {
  keepOneOfEach();
  eraseDrafts('session-over');
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['autre', 'declaration-age', 'product-query']);
});

it('leaves nothing at all once the tab is cleared', () => {
  keepOneOfEach();
  clearTab();
  expect(sessionStorage.length).toBe(0);
});
