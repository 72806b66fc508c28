import { expect, it } from 'vitest';
import { formatPhone } from './format-phone';

it.each([
  ['+33612345678', '06 12 34 56 78'],
  ['+33142345678', '01 42 34 56 78'],
  ['+442079460958', '+442079460958'],
  ['+3361234567', '+3361234567'],
])('writes %s as « %s »', (number, written) => {
  expect(formatPhone(number).replaceAll('\u00A0', ' ')).toBe(written);
});
