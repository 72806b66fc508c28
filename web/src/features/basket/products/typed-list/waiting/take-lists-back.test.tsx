import { beforeEach, expect, it } from 'vitest';
import { isText } from '../../../../../lib/shape';
import { readDraft, saveDraft } from '../../../../../store';
import { forgetUncounted, noteUncounted, noteUnread, waitBeside } from './note-uncounted';
import { takeListsBack } from './take-lists-back';
import { isTaken, readUncounted } from './uncounted-lines';

/** Each tab has its own storage beside that of the device. */
const lookAtAnotherTab = (): void => sessionStorage.clear();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it.each([
  ['chocolat 20 $', undefined, 'chocolat 20 $;'],
  ['lego 42100', true, 'lego 42100'],
])('leads back to one article that was sought: « %s »', (typed, isCurrencyAssumed, text) => {
  const seek = (): void => {
    saveDraft('productSearch', typed);
    noteUncounted(undefined, typed, [{ key: typed, typed, isSought: true, isCurrencyAssumed }]);
  };
  seek();
  expect(takeListsBack()).toBe(text);
  seek();
  lookAtAnotherTab();
  expect(takeListsBack()).toBe(text);
  expect(readDraft('productSearch', isText)).toBe(text);
});

it.each(['montre 99 €', 'montre : 99 €'])(
  'writes « %s » once where the list of another tab that holds it was read by nobody',
  (line) => {
    const read = `${line}, livre 5 €`;
    saveDraft('productSearch', read);
    noteUncounted(
      undefined,
      read,
      [line, 'livre 5 €'].map((typed) => ({ key: typed, typed })),
    );
    lookAtAnotherTab();
    saveDraft('productSearch', `${line}, sac 9 €`);
    noteUnread(undefined, `${line}, sac 9 €`);
    lookAtAnotherTab();
    expect(readUncounted()).toHaveLength(3);
    expect(takeListsBack()).toBe(`${line}, livre 5 €; sac 9 €`);
  },
);

it('keeps the rows of two tables whole, though both say « 1 »', () => {
  for (const row of ['Sac;1;350', 'Montre;1;120']) {
    lookAtAnotherTab();
    saveDraft('productSearch', row);
    noteUncounted(undefined, row, [{ key: row, typed: row }]);
  }
  const text = takeListsBack();
  expect(text).toContain('Sac;1;350');
  expect(text).toContain('Montre;1;120');
});

it('leaves empty the field of a tab whose list was taken, whatever waits or is left out there next', () => {
  const list = 'livre 12 €, montre 99 €';
  saveDraft('productSearch', list);
  // Another tab noted it last, in its own field.
  saveDraft('listTab', 'taken');
  waitBeside(undefined, [{ typed: 'Whisky', isLeftOut: true }]);
  expect(readUncounted().map(({ typed }) => typed)).toEqual(['Whisky']);
  forgetUncounted();
  expect(readUncounted()).toEqual([]);
  expect(isTaken()).toBe(true);
});
