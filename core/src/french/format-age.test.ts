import { expect, it } from 'vitest';
import { formatAge } from './format-age';

it('writes an age, and whether it is only the least that is known', () => {
  expect([0, 1, 2, 34].map((age) => formatAge(age))).toEqual([
    '0\u00A0an',
    '1\u00A0an',
    '2\u00A0ans',
    '34\u00A0ans',
  ]);
  expect(formatAge(18, true)).toBe('18\u00A0ans ou plus');
});
