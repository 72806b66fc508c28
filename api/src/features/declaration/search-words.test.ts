import { describe, expect, it } from 'vitest';
import { askedWords, beginningsQuery, searchWords } from './search-words';

describe('what a declarant is found by', () => {
  it('is the words of the names and of the address, without accents nor case', () => {
    expect(searchWords(['Élodie', 'O’Connor', 'jean-pierre@exemple.fr', undefined])).toEqual([
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
