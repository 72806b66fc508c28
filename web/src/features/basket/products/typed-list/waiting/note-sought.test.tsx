import type { CurrencyTable } from '@retour/core';
import table from '@retour/core/data/currencies.json';
import { beforeEach, expect, it } from 'vitest';
import { initialAppState, saveDraft } from '../../../../../store';
import { noteSought } from './note-sought';
import { replaceLists } from './note-uncounted';
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

it('makes nothing wait twice: an article of a list that waits, sought beside it, is the same', () => {
  const { simulatorRequest } = initialAppState.simulator;
  replaceLists([{ typed: 'iPhone 1099' }, { typed: '2 parfums 80 $' }], simulatorRequest);
  expect(seek('iphone 1099')).toHaveLength(2);
  expect(seek('iphone 1199')).toHaveLength(3);
});

it.each(['chocolat', 'iPhone 15', 'whisky 12 ans', 'jean 7 for all mankind'])(
  'makes no search of words alone wait: %s',
  (text) => expect(seek(text)).toEqual([]),
);
