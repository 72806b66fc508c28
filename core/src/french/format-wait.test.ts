import { expect, it } from 'vitest';
import { formatWait } from './format-wait';
import { typographyFaults } from './typography-faults';

it.each([
  [-3, 'moins d’une minute'],
  [0.9, 'moins d’une minute'],
  [1, '1 min'],
  [59.9, '59 min'],
  [60, 'une heure'],
  [60.9, 'une heure'],
  [61, '1 h 1 min'],
  [120, '2 heures'],
  [125, '2 h 5 min'],
  [855, '14 h 15 min'],
  [1_439.9, '23 h 59 min'],
  [1_440, 'un jour'],
  [5_000, '3 jours'],
])('says %d minutes', (minutes, words) => {
  const said = formatWait(minutes);
  expect(said.replaceAll('\u00A0', ' ')).toBe(words);
  expect(typographyFaults(said)).toEqual([]);
});
