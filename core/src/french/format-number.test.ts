import { expect, it } from 'vitest';
import { formatCount, formatEuros, formatEurosCell, formatNumber, formatShortEuros } from './format-number';

const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');

it.each([
  [0, '0'],
  [-3, '−3'],
  [100, '100'],
  [1_000, '1 000'],
  [123_456, '123 456'],
  [1_234_567, '1 234 567'],
  [-1_234.25, '−1 234,25'],
  [1.10225, '1,10225'],
  [0.1234567, '0,123457'],
  [2_000.0000001, '2 000'],
  [-1.12345, '−1,12345'],
])('writes %d as « %s »', (value, written) => expect(plain(formatNumber(value))).toBe(written));

it.each([
  [2.345, 2, '2,35'],
  [2.5, 0, '3'],
  [-0.4, 0, '0'],
  [12.305, 1, '12,3'],
  [0.125, 3, '0,125'],
])('writes %d with %i decimals at most as « %s »', (value, maximumFractionDigits, written) =>
  expect(plain(formatNumber(value, { maximumFractionDigits }))).toBe(written),
);

it('writes nothing, and what is given back', () => {
  expect([0, -500, 1_05].map((cents) => plain(formatShortEuros(cents)))).toEqual(['0 €', '−5 €', '1,05 €']);
  expect([-5, 0, 1_10].map((cents) => plain(formatEuros(cents)))).toEqual(['−0,05 €', '0,00 €', '1,10 €']);
});

it.each([
  [0, '0 article'],
  [1, '1 article'],
  [2, '2 articles'],
  [1.5, '1,5 article'],
  [1_200, '1 200 articles'],
])('counts %d: « %s »', (count, words) => {
  expect(formatCount(count, 'article').replace(/[\u00A0\u202F]/g, ' ')).toBe(words);
});

it('counts in the words given where an « s » is not enough', () => {
  expect(formatCount(2, 'a changé d’état', 'ont changé d’état')).toBe('2\u00A0ont changé d’état');
});

it.each([
  [0, '0,00'],
  [5, '0,05'],
  [1_234_50, '1234,50'],
  [-12_50, '-12,50'],
])('writes %i cents in a cell as « %s »', (cents, cell) => expect(formatEurosCell(cents)).toBe(cell));
