import { expect, it } from 'vitest';
import { portNumber, wholeNumber } from './whole-number';

it.each([
  ['0', true],
  ['010', true],
  ['65535', true],
  ['65536', false],
  ['', false],
  [' ', false],
  ['1 ', false],
  ['-1', false],
  ['1.0', false],
  ['0x1', false],
  ['1e0', false],
  ['9999999999', false],
])('a port %j: %s', (text, isOne) => {
  expect(portNumber.safeParse(text).success).toBe(isOne);
});

it('is read as a number, and tells its bounds', () => {
  expect(wholeNumber(1, 10).parse('7')).toBe(7);
  expect(wholeNumber(1, 10, 'must be few').safeParse('11').error?.issues[0]?.message).toBe(
    'must be from 1 to 10',
  );
});
