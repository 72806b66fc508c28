import { expect, it } from 'vitest';
import { taxWords } from './tax-text';

const plain = (text: string): string => text.replace(/\p{Cf}/gu, '').replace(/\s/gu, ' ');

it.each([
  [{ customDuty: 12, excise: 0, vat: 1_030.5 }, 'droit de douane 12,00 €, TVA 1 030,50 €'],
  [{ customDuty: 0, excise: 4.2, vat: 0 }, 'accise et cotisation 4,20 €'],
  [{ customDuty: 0, excise: 0, vat: 0 }, ''],
])('says of %j what it is made of', (sums, words) => {
  expect(plain(taxWords(sums))).toBe(words);
});
