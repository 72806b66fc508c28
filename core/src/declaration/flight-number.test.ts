import { expect, it } from 'vitest';
import { parseFlightNumber } from './flight-number';

it.each([
  ['AF123', 'AF123'],
  ['af 0123', 'AF123'],
  ['AF\u00A0123', 'AF123'],
  ['AF-00123', 'AF123'],
  ['U2 4701', 'U24701'],
  ['3U 088', '3U88'],
  ['AFR123', 'AFR123'],
  ['BA 12A', 'BA12A'],
  ['AF0', 'AF0'],
  ['vol AF 123', 'AF123'],
  ['Vol n° AF123', 'AF123'],
  ['vol no AF 123', 'AF123'],
  ['Flight: BA 304', 'BA304'],
  ['vol 123', null],
  ['AF', null],
  ['0612', null],
  ['AF 12345', null],
  ['Dupont', null],
  ['K7Q-2MX-9TD', null],
])('reads %j as %j', (text, expected) => {
  expect(parseFlightNumber(text)).toBe(expected);
});
