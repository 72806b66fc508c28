import { expect, it } from 'vitest';
import { formatWait } from './format-wait';
import { typographyFaults } from './typography-faults';

it.each([
  [-3, 'moins d’une minute'],
  [0.9, 'moins d’une minute'],
  [1, '1 min'],
  [59.9, '59 min'],
  [60, '1 h 00'],
  [125, '2 h 05'],
  [1_439, '23 h 59'],
  [1_440, 'un jour'],
  [5_000, '3 jours'],
])('says %d minutes', (minutes, words) => {
  const said = formatWait(minutes);
  expect(said.replaceAll('\u00A0', ' ')).toBe(words);
  expect(typographyFaults(said)).toEqual([]);
});
