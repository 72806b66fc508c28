import table from '@retour/core/data/currencies.json';
import { expect, it } from 'vitest';
import { readBarePrice } from '../../read-name-field';
import { mayBeListInWords } from './may-be-list-in-words';
import { readArticle } from './read-article';
import { readList } from './read-list';

const from = (defaultCurrency: string) => ({ currencies: table.currencies, defaultCurrency });

it.each([
  ['parfum quatre-vingts dollars', 1, 'parfum', 80, 'each'],
  ['deux montres cinq cents euros', 2, 'montres', 500, undefined],
  ['deux montres cinq cents euros pièce', 2, 'montres', 500, 'each'],
  ['deux montres cinq cents euros les deux', 2, 'montres', 500, 'all'],
  ['sac mille deux cents euros', 1, 'sac', 1200, 'each'],
  ['lunettes soixante et onze $', 1, 'lunettes', 71, 'each'],
  ['montre septante francs suisses', 1, 'montre', 70, 'each'],
  ['vase deux millions de dongs', 1, 'vase', 2_000_000, 'each'],
  ['vingt dollars deux t-shirts', 2, 't-shirts', 20, undefined],
  ['iPhone quinze neuf cents euros', 1, 'iPhone quinze', 900, 'each'],
  ['montre neuf deux cents euros', 1, 'montre neuf', 200, 'each'],
  ['montre à neuf cent euros', 1, 'montre', 900, 'each'],
  ['montre Richard Mille cinq cents euros', 1, 'montre Richard Mille', 500, 'each'],
  ['mille-feuille dix euros', 1, 'mille-feuille', 10, 'each'],
  ['stylo un euro', 1, 'stylo', 1, 'each'],
  ['café deux euros cinquante', 1, 'café', 2.5, 'each'],
  ['café 2 euros 50', 1, 'café', 2.5, 'each'],
  ['parfum 12 € 50 ml', 1, 'parfum', 12, 'each'],
  ['un six coups 5 €', 1, 'six coups', 5, 'each'],
])('reads « %s » as %i × %s at %d', (typed, count, name, price, basis) =>
  expect(readArticle(typed, from('USD'))).toMatchObject({
    kind: 'read',
    count,
    name,
    prices: [{ price }],
    basis,
  }),
);

it.each([
  ['montre neuf cent euros', 'number'],
  ['sac quatre-vingts ou cent euros', 'several-prices'],
  ['sac entre vingt et trente euros', 'several-prices'],
  ['sac entre cent et deux cents euros', 'several-prices'],
  ['mille feuilles 5 €', 'count'],
])('asks what « %s » means: %s', (typed, reason) =>
  expect(readArticle(typed, from('USD'))).toMatchObject({ kind: 'unread', reason }),
);

it.each(['collier une couronne', 'un ensemble', 'sac 2 cents euros', 'sac mille', 'T-shirt neuf'])(
  'reads no price in « %s »',
  (typed) => expect(readArticle(typed, from('SEK'))).toMatchObject({ kind: 'read', prices: [] }),
);

it('counts cigarettes and litres in words as in digits', () =>
  expect(
    ['deux cents cigarettes', 'trente-deux savons'].map((typed) => readArticle(typed, from('USD'))),
  ).toMatchObject([
    { name: 'cigarettes', count: 1, measure: { value: 200 } },
    { name: 'savons', count: 32 },
  ]));

it('takes a price alone in words for a price', () =>
  expect(readBarePrice('cinq cents euros', from('USD'))).toEqual({ text: '500', currency: 'EUR' }));

it('reads a list in words, of which it keeps what was typed', () =>
  expect(readList('deux montres cinq cents euros, un sac mille deux cents euros', from('USD'))).toMatchObject(
    [
      { typed: 'deux montres cinq cents euros', count: 2, prices: [{ price: 500 }] },
      { typed: 'un sac mille deux cents euros', count: 1, prices: [{ price: 1200 }] },
    ],
  ));

it.each([
  ['trois parfums 100 $', true],
  ['deux montres cinq cents euros', true],
  ['deux montres et un sac', true],
  ['parfum quatre-vingts dollars', false],
  ['un parfum pour une amie', false],
  ['vingt et un parfums', false],
  ['ordinateur acheté en France 900 €', true],
])('« %s » may be a list: %s', (typed, isSo) => expect(mayBeListInWords(typed)).toBe(isSo));
