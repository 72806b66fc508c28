import { expect, it } from 'vitest';
import { formatEuros, formatNumber, formatShortEuros } from './format-number';

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
