import { expect, it } from 'vitest';
import { emptyDraft } from '../../article-draft';
import { fillDraft } from './fill-draft';

const empty = emptyDraft(null, { currency: 'EUR' });
const three = { name: 'montres', count: 3, currency: 'EUR' } as const;

it('keeps the price of all, said as such, where it is the price of none of them', () =>
  expect(fillDraft(empty, null, { ...three, price: 1000, basis: 'all' })).toMatchObject({
    price: { text: '1000' },
    count: { text: '3' },
    isPriceOfAll: true,
  }));

it('keeps it as it was written too, when its currency is left to the form', () =>
  expect(fillDraft(empty, null, { ...three, priceWritten: '1000 livres', basis: 'all' })).toMatchObject({
    price: { text: '1000 livres' },
    isPriceOfAll: true,
  }));

it.each([
  ['all, where it divides', { ...three, price: 90, basis: 'all' }, '30'],
  ['each', { ...three, price: 90, basis: 'each' }, '90'],
  ['nobody knows which', { ...three, price: 1000 }, ''],
] as const)('fills the price of one with that of %s', (_, read, text) => {
  const draft = fillDraft({ ...empty, isPriceOfAll: false }, null, read);
  expect(draft).toMatchObject({ price: { text }, isPriceOfAll: false });
});
