import { expect, it } from 'vitest';
import { readEuros } from './read-euros';

it.each([
  ['99,50', 99_50],
  ['99.5 €', 99_50],
  ['1 234,50 EUR', 1_234_50],
  ['1234', 1_234_00],
  ['99,5', 99_50],
  ['', null],
])('reads %j as %j cents', (typed, cents) => {
  expect(readEuros(typed)).toBe(cents);
});

it.each(['99,505', '1.099', '800,005 €', '100,000', 'cent'])('reads no sum in %j', (typed) => {
  expect(readEuros(typed)).toBeUndefined();
});
