import { expect, it } from 'vitest';
import { formatEurosAmount, formatPrice, formatShortEurosAmount } from './format-price';

const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');

it.each([
  [98_000, 'JPY', '98 000 JPY'],
  [1_512.5, 'USD', '1 512,50 USD'],
  [1_512.55, 'USD', '1 512,55 USD'],
  [12.345, 'TND', '12,345 TND'],
  [12.3, 'EUR', '12,30 €'],
  [12, 'EUR', '12,00 €'],
  [12.345, 'EUR', '12,345 €'],
  [1.005, 'EUR', '1,005 €'],
])('%d %s is written « %s »', (value, currency, written) =>
  expect(plain(formatPrice(value, currency))).toBe(written),
);

it('writes the euros of an answer, cent by cent', () => {
  // 1.15 × 100 is 114.99999999999999 in floats.
  expect([1_234.5, 1.15, 430].map((value) => plain(formatEurosAmount(value)))).toEqual([
    '1 234,50 €',
    '1,15 €',
    '430,00 €',
  ]);
  expect([430, 430.1].map((value) => plain(formatShortEurosAmount(value)))).toEqual(['430 €', '430,10 €']);
});
