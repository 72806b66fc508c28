import type { CurrencyTable } from '@retour/core';
import { lawOn } from '@retour/core';
import table from '@retour/core/data/currencies.json';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { readDraft, saveDraft } from '../../../store';
import { type ArticleDraft, draftOf, emptyDraft, isArticleDraft } from './article-draft';
import { fillDraft } from './typed-list/reading/fill-draft';
import { useArticleForm } from './use-article-form';

const { currencies } = table as CurrencyTable;
const ring = { id: 'a', productId: null, name: 'bague', value: 90.5, currency: 'USD' };
const empty = emptyDraft(null, { currency: 'USD' });

beforeEach(() => sessionStorage.clear());

function formOf(initial: ArticleDraft, defaultCurrency = 'USD') {
  const { result, unmount } = renderHook(() =>
    useArticleForm({
      product: () => null,
      draftKey: 'libre',
      initial,
      currencies,
      defaultCurrency,
      trip: { country: 'US', regime: 'third', law: lawOn('2026-11-21') },
      age: 34,
      refused: { messages: {}, choices: {} },
      onSave: vi.fn(),
    }),
  );
  return {
    type: (fields: Partial<ArticleDraft>) => act(() => result.current.change(fields)),
    buyIn: (purchaseCountry: string) => act(() => result.current.change({ purchaseCountry })),
    currency: () => result.current.values.currency,
    leave: unmount,
  };
}

it('takes the currency of each country in turn while nothing is said of the price', () => {
  const form = formOf(empty);
  form.buyIn('Maroc');
  expect(form.currency()).toBe('MAD');
  form.buyIn('Japon');
  expect(form.currency()).toBe('JPY');
  form.buyIn('');
  expect(form.currency()).toBe('USD');
});

it('keeps the currency of a price that is typed', () => {
  const form = formOf(empty);
  form.type({ price: { text: '90,5' } });
  form.buyIn('Maroc');
  expect(form.currency()).toBe('USD');
});

it('keeps the currency that was chosen, be it that of the country', () => {
  const form = formOf(empty);
  form.buyIn('Maroc');
  form.type({ currency: 'EUR' });
  form.type({ currency: 'MAD' });
  form.buyIn('Japon');
  expect(form.currency()).toBe('MAD');
});

it.each([90.5, undefined])('keeps the currency that a list says, of a price of %s', (price) => {
  const read = { name: 'bague', count: 3, price, basis: 'each', currency: 'USD' } as const;
  const form = formOf(fillDraft(empty, null, read));
  form.buyIn('Maroc');
  expect(form.currency()).toBe('USD');
});

it('never changes the currency of an article of the basket, its price erased or not', () => {
  const form = formOf(draftOf(ring, null));
  form.buyIn('Maroc');
  expect(form.currency()).toBe('USD');
  form.type({ price: { text: '' } });
  form.buyIn('Japon');
  expect(form.currency()).toBe('USD');
});

it.each([
  ['a name alone', { name: 'bague' }, 'USD'],
  ['a country of purchase', { name: 'bague', purchaseCountry: 'Maroc' }, 'MAD'],
  ['a price', { price: { text: '600' } }, 'JPY'],
  ['a currency', { currency: 'JPY' }, 'JPY'],
])('begun with %s, then left, is in the right currency once the trip is another', (_, typed, currency) => {
  const begun = formOf(emptyDraft(null, { currency: 'JPY' }), 'JPY');
  begun.type(typed);
  begun.leave();
  const form = formOf(empty);
  expect(form.currency()).toBe(currency);
  form.type({ price: { text: '600' } });
  expect(form.currency()).toBe(currency);
});

it.each(['', '$', 'EURO'])(
  'takes the currency of the country where %j is kept as one, and keeps the price',
  (currency) => {
    const price = { text: '90,5' };
    saveDraft('article', { ...empty, price, currency, isCurrencySaid: true }, 'libre');
    const form = formOf(empty);
    expect(form.currency()).toBe('USD');
    form.type({ name: 'bague' });
    expect(readDraft('article', isArticleDraft, 'libre')).toMatchObject({
      price,
      currency: 'USD',
      isCurrencySaid: false,
    });
  },
);

it.each([
  ['typed and erased', { price: { text: '90,53' } }, { price: { text: '90,5' } }],
  ['chosen and chosen back', { currency: 'JPY' }, { currency: 'USD' }],
  ['bought elsewhere, then where the trip is', { purchaseCountry: 'Maroc' }, { purchaseCountry: '' }],
])('keeps no change of an article that was %s', (_, there, back) => {
  const form = formOf({ ...draftOf(ring, null), purchaseCountry: '' });
  form.type(there);
  expect(readDraft('article', isArticleDraft, 'libre')).toBeDefined();
  form.type(back);
  expect(readDraft('article', isArticleDraft, 'libre')).toBeUndefined();
});
