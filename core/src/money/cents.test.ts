import { expect, it } from 'vitest';
import { centsOf } from './cents';

it.each([
  [0, 0],
  [12.34, 1234],
  // 110.00000000000001 and 28.999999999999996 in floats.
  [1.1, 110],
  [0.29, 29],
])('%d € is %i cents', (euros, cents) => expect(centsOf(euros)).toBe(cents));
