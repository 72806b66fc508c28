import { expect, it } from 'vitest';
import { confirmed, fromMemory, toConfirm } from './figure';
import { doubtOf, formatRate, perUnit } from './figure-words';

const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');

it('says of a figure how sure it is, its euros and what it is counted in', () => {
  const figures = [confirmed(1932.42, 'CIBS'), fromMemory(4.19, 'CIBS'), toConfirm(305.9, 'CIBS')];
  expect(figures.map(doubtOf)).toEqual([null, 'à confirmer', 'à confirmer']);
  expect(figures.map((figure) => plain(formatRate(figure)))).toEqual(['1 932,42 €', '4,19 €', '305,90 €']);
  expect(plain(perUnit('hl-degree'))).toBe('par hl et par % vol');
  expect(plain(perUnit('1000-units'))).toBe('pour 1 000 unités');
});
