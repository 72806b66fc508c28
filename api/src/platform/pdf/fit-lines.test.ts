import { phrase, wordJoiner } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { fitLines } from './fit-lines';

/** Every sign half as wide as the size, as in a table of figures. */
const widthOf = (text: string, size: number): number => text.replaceAll(wordJoiner, '').length * (size / 2);
const fitted = (text: string, width: number) => fitLines(text, { width, size: 10, widthOf });

describe('the lines of a text in a box', () => {
  it('are left to the library where it wraps them well', () => {
    expect(fitted('un deux trois', 40)).toEqual({ lines: ['un deux trois'], size: 10 });
    expect(fitted('渡辺渡辺渡辺渡辺渡辺', 20)).toEqual({ lines: ['渡辺渡辺渡辺渡辺渡辺'], size: 10 });
  });

  it('do not end inside what is joined, and may end at another hyphen', () => {
    expect(fitted(phrase`L'avez-vous ? Dites-le`, 80).lines).toEqual([
      phrase`L'avez-vous ?`,
      phrase`Dites-le`,
    ]);
    expect(fitted(phrase`Dites-le à Aix-Marseille`, 85).lines).toEqual([
      phrase`Dites-le à Aix-`,
      'Marseille',
    ]);
  });

  it('are written smaller for a word that is too long, then cut with a hyphen', () => {
    expect(fitted('abcdefghijkl', 50)).toEqual({ lines: ['abcdefghijkl'], size: 8 });
    const { lines, size } = fitted('abcdefghijklmnopqrstuvwxyz Élodie', 50);
    expect(size).toBe(7.5);
    expect(lines).toEqual(['abcdefghijkl-', 'mnopqrstuvwx-', 'yz Élodie']);
  });

  it('add no sign to an address', () => {
    const address = 'elodie.de.la.tour.du.pin@exemple.fr';
    expect(fitted(address, 50).lines.join('')).toBe(address);
  });
});
