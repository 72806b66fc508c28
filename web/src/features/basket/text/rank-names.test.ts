import { expect, it } from 'vitest';
import { rankNames } from './rank-names';

it('gives a rank to the names that stand several times, from the second on', () => {
  expect(rankNames(['Parfum', 'Montre', 'Parfum', 'Parfum'])).toEqual([
    'Parfum',
    'Montre',
    'Parfum\u00A0(2)',
    'Parfum\u00A0(3)',
  ]);
});
