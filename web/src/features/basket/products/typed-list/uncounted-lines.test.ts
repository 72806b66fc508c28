import { beforeEach, expect, it } from 'vitest';
import { isText } from '../../../../lib/shape';
import { readDraft, saveDraft } from '../../../../store';
import { countOf, noteUncounted, readUncounted, seekBesideList } from './uncounted-lines';

const list = 'livre 12 €, montre 99 €';
const watch = { key: 'montre 99 €', typed: 'montre 99 €' };
const inField = (): string | undefined => readDraft('productSearch', isText);

beforeEach(() => sessionStorage.clear());

it('are those that were noted of this very text, all of it where nobody read it', () => {
  saveDraft('productSearch', list);
  expect(readUncounted()).toEqual([{ key: list, typed: list }]);
  noteUncounted(list, [watch]);
  expect(readUncounted()).toEqual([watch]);
  saveDraft('productSearch', `${list}, parfum 80 €`);
  expect(countOf(readUncounted())).toBe(1);
  saveDraft('productSearch', 'montre');
  expect(readUncounted()).toEqual([]);
});

it('are forgotten with the text', () => {
  saveDraft('productSearch', list);
  noteUncounted(list, [watch]);
  saveDraft('productSearch', '');
  noteUncounted(list, []);
  expect(Object.keys(sessionStorage)).toEqual(['product-query']);
});

it('stay in the field beside what another page seeks', () => {
  saveDraft('productSearch', list);
  noteUncounted(list, [watch]);
  seekBesideList('whisky');
  expect(inField()).toBe(`${list}; whisky`);
  noteUncounted(`${list}; whisky`, []);
  seekBesideList('vin');
  expect(inField()).toBe('vin');
});
