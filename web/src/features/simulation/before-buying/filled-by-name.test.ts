import table from '@retour/core/data/currencies.json';
import { expect, it } from 'vitest';
import { emptyDraft } from '../../basket/products/article-draft';
import { isChoice, noChoice } from './considered-article';
import { asCorrected, asTyped, filledByName, readNameTyped } from './filled-by-name';

const values = emptyDraft(null, { currency: 'EUR', degree: undefined });
const countAlone = filledByName({ count: { text: '2' } }, values, undefined);

it('goes back to the currency that was chosen by hand, not to that of before', () => {
  const chosen = { ...values, currency: 'CHF', isCurrencySaid: true };
  const filled = filledByName({ price: { text: '20' }, currency: 'CHF' }, chosen, countAlone);
  expect(filled.former).toEqual({ currency: 'CHF', isCurrencySaid: true });
});

it('goes back to the currency of before where a name wrote several in turn', () => {
  const dollars = filledByName({ currency: 'USD' }, values, undefined);
  const filled = filledByName({ currency: 'CAD' }, { ...values, currency: 'USD' }, dollars);
  expect(filled.former.currency).toBe('EUR');
});

it('reads a name with the count and the currency that were put right since', () => {
  const read = { name: 'parfums', count: 2, price: 80, currency: 'GBP', basis: 'each' } as const;
  const corrected = { ...values, currency: 'CAD', count: { text: '3' } };
  expect(asCorrected(read, corrected, countAlone)).toEqual({ ...read, currency: 'CAD', count: 3 });
  expect(asCorrected(read, { ...corrected, count: { text: '' } }, countAlone).count).toBe(2);
  expect(asCorrected(read, { ...corrected, count: { text: '2' } }, countAlone).count).toBe(2);
});

it.each([
  [{ basis: undefined }, '3 parfums 12,5 USD'],
  [{ basis: 'all' }, '3 parfums 12,5 USD en tout'],
  [{ basis: 'each' }, '3 parfums 12,5 USD pièce'],
] as const)('writes a price that was said to be one as it is typed: %j', (said, typed) => {
  expect(asTyped({ name: 'parfums', count: 3, price: 12.5, currency: 'USD', ...said })).toBe(typed);
});

it('takes no choice of a former version, which does not say what was read with its name', () => {
  const former = { ...noChoice, name: '2 whisky 1 L 30 $', filled: countAlone };
  expect(isChoice(former)).toBe(false);
  expect(isChoice({ ...former, typed: former.name })).toBe(true);
  expect(isChoice({ ...noChoice, name: 'whisky' })).toBe(true);
});

it('takes the price of a measure for no price of all', () => {
  const reading = { currencies: table.currencies, defaultCurrency: 'EUR' };
  const type = (typed: string, before = '', price = '') => {
    const filled = filledByName({ price: { text: price }, currency: 'EUR' }, values, undefined);
    const there = { ...values, price: { text: price } };
    return readNameTyped(typed, { before, values: there, filled, reading, nodeNamed: () => null }).fields;
  };
  expect(type('2 kg de thé 15 €/kg', '2 kg de thé 15 €/k', '15').price?.text).toBe('30');
  expect(type('fromage 20 €/kg', 'fromage 20 €/k', '20').price?.text).toBe('');
});
