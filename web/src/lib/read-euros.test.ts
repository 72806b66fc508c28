import { expect, it } from 'vitest';
import { cutSum, readEuros } from './read-euros';

it.each([
  ['99,50', 99_50],
  ['99.5 €', 99_50],
  ['1 234,50 EUR', 1_234_50],
  ['1234', 1_234_00],
  ['1 200', 1_200_00],
  ['1\u00A0200,50', 1_200_50],
  ['12\u202F345\u202F678', 12_345_678_00],
  ['99,5', 99_50],
  ['', null],
])('reads %j as %j cents', (typed, cents) => {
  expect(readEuros(typed)).toBe(cents);
});

it.each([
  ['1 20', ['1,20', '120']],
  ['12\u00A05 €', ['12,5', '125']],
  ['1\u202F234 50', ['1234,50', '123450']],
  ['−1 20', ['−1,20', '−120']],
])('reads no sum in %j, and tells the two that it may be', (typed, sums) => {
  expect(readEuros(typed)).toBeUndefined();
  expect(cutSum(typed)).toEqual(sums);
});

it.each(['1 200', '12 3456', '1 2 3', '12,5 0', 'cent'])(
  'sees no sum that a space cuts in two in %j',
  (typed) => {
    expect(cutSum(typed)).toBeUndefined();
  },
);

it.each(['99,505', '1.099', '800,005 €', '100,000', 'cent'])('reads no sum in %j', (typed) => {
  expect(readEuros(typed)).toBeUndefined();
});
