import { expect, it } from 'vitest';
import { formatPhone } from './format-phone';

it.each([
  ['+33612345678', '06 12 34 56 78'],
  ['+33142345678', '01 42 34 56 78'],
  ['+442079460958', '+44 20 79 46 09 58'],
  ['+12125550123', '+1 21 25 55 01 23'],
  ['+352621123456', '+352 62 11 23 456'],
  ['+3361234567', '+33 61 23 45 67'],
])('writes %s as « %s »', (number, written) => {
  expect(formatPhone(number).replaceAll('\u00A0', ' ')).toBe(written);
});
