import { describe, expect, it } from 'vitest';
import { findNamed } from './search-names';

const named = (name: string, ...aliases: string[]) => ({ name, aliases });
const places = [
  named('Paris-Charles-de-Gaulle', 'CDG', 'Roissy'),
  named('Paris-Orly', 'ORY'),
  named('Port de Calais', 'Calais'),
  named('Gare de Calais-Fréthun', 'Fréthun', 'Calais'),
  named('Port de Nice', 'Nice'),
  named('Nice-Côte d’Azur', 'NCE', 'Nice'),
];

describe('findNamed', () => {
  it.each([
    ['cdg', 'Paris-Charles-de-Gaulle'],
    [' paris charles-de-gaulle ', 'Paris-Charles-de-Gaulle'],
    ['Paris\u00A0-\u00A0Orly', 'Paris-Orly'],
    ['orl', 'Paris-Orly'],
    ['frethun', 'Gare de Calais-Fréthun'],
    ['port de calais', 'Port de Calais'],
    // Of two places: the list is to be looked at.
    ['calais', undefined],
    ['paris', undefined],
    ['nice', undefined],
    ['nulle part', undefined],
    ['', undefined],
  ])('%s: %s', (typed, expected) => expect(findNamed(places, typed)?.name).toBe(expected));
});
