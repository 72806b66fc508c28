import { expect, it } from 'vitest';
import { lawOn } from './law';
import { valueAllowance, valuePotsOf } from './value-allowance';

const law = lawOn('2026-11-21');

it.each([
  ['third', 30, 'plane', 'value', 430_00],
  ['third-union-customs', 30, 'boat', 'value', 430_00],
  ['third', 15, 'car', 'value', 300_00],
  ['third', 14, 'plane', 'value', 150_00],
  ['frontier', 30, 'car', 'value', 75_00],
  ['frontier', 14, 'car', 'value', 40_00],
  ['andorra', 30, 'car', 'value', 900_00],
  ['andorra', 30, 'car', 'food', 300_00],
  ['andorra', 14, 'car', 'food', 150_00],
  ['eu', 30, 'plane', 'value', undefined],
] as const)('%s, at %i by %s, %s: %s', (regime, age, meanOfTransport, pot, cents) =>
  expect(valueAllowance({ regime, age, meanOfTransport }, pot, law)?.value).toBe(cents),
);

it('has a pot of its own for the food of Andorra', () => {
  expect([valuePotsOf('andorra'), valuePotsOf('third'), valuePotsOf('eu')]).toEqual([
    ['value', 'food'],
    ['value'],
    ['value'],
  ]);
});
