import type { CurrencyTable } from '@retour/core';
import table from '@retour/core/data/currencies.json';
import { beforeEach, expect, it } from 'vitest';
import { saveDraft } from '../../../../store';
import { noteSought } from './note-sought';
import { readUncounted } from './uncounted-lines';

const { currencies } = table as CurrencyTable;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function seek(text: string): readonly unknown[] {
  saveDraft('productSearch', text);
  noteSought(undefined, text, { currencies, defaultCurrency: 'USD' });
  return readUncounted();
}

it('makes what is sought with its price wait, in the currency of the trip where none is written', () => {
  expect(seek('chocolat 20 $')).toMatchObject([{ typed: 'chocolat 20 $', isSought: true }]);
  expect(seek('chocolat 20')).toMatchObject([{ typed: 'chocolat 20', isCurrencyAssumed: true }]);
});

it.each(['chocolat', 'iPhone 15', 'whisky 12 ans', 'jean 7 for all mankind'])(
  'makes no search of words alone wait: %s',
  (text) => expect(seek(text)).toEqual([]),
);
