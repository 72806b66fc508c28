import { describe, expect, it } from 'vitest';
import { askedWords, beginningsQuery, searchWords } from './search-words';

describe('what a declarant is found by', () => {
  it('is the words of the names and of the address, without accents nor case', () => {
    expect(searchWords({ texts: ['Élodie', 'O’Connor', 'jean-pierre@exemple.fr', undefined] })).toEqual([
      'elodie',
      'o',
      'connor',
      'oconnor',
      'jean',
      'pierre',
      'exemple',
      'fr',
      'jeanpierreexemplefr',
    ]);
  });

  it('is the flight and the telephone too, each in one writing', () => {
    const words = searchWords({ texts: ['Ba'], flight: 'BA0123', phone: '+33612345678' });
    expect(words).toEqual(['ba', 'flight:BA123.', 'phone:+33612345678.']);
    expect(askedWords('ba 123')).toEqual(['flight:BA123.']);
    expect(askedWords('06.12.34.56.78')).toEqual(['phone:+33612345678.']);
  });

  it('is never a word too long for an index, nor for a search', () => {
    const long = '\u{1F1E6}é\uFDFB'.repeat(200);
    const words = searchWords({ texts: [long, '\uFDF2'.repeat(600), 'a'.repeat(3_000)] });
    for (const word of [...words, ...askedWords(long), ...askedWords('\u3316'.repeat(600))]) {
      expect(Buffer.byteLength(word)).toBeLessThan(2_046);
    }
  });

  it.each([
    ['Élo dup', "'elo':* & 'dup':*"],
    ["l'œil", "'l':* & 'oeil':*"],
    ["'; drop table declaration; --", "'drop':* & 'table':* & 'declaration':*"],
    ["\\' | & ! ( ) :*", ''],
    ['   ', ''],
  ])('%j asks for %j', (text, query) => {
    expect(beginningsQuery(askedWords(text))).toBe(query);
  });
});
