import { describe, expect, it } from 'vitest';
import { askedWords, beginningsQuery, contactQuery, searchWords } from './search-words';

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

  it('find a Turkish name as a French keyboard and a passport write it, and as it is written', () => {
    const words = searchWords({ texts: ['Yıldız Işık'] });
    for (const typed of ['Yıldız', 'YILDIZ', 'yildiz', 'ISIK', 'Işık', 'isik']) {
      expect(words).toEqual(expect.arrayContaining([...askedWords(typed)]));
    }
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

describe('who is reached the same way', () => {
  const names = ['De La Tour', 'Jörg'];

  it('is asked for by the address or the number, and a word of the names, as passports spell it too', () => {
    const query = contactQuery({ names, email: 'Jean-Pierre@exemple.fr', phone: '+33612345678' });
    expect(query).toBe(
      "('jeanpierreexemplefr' | 'phone:+33612345678.') & ('de' | 'la' | 'tour' | 'jorg' | 'joerg')",
    );
    expect(contactQuery({ names: ['Mueller'], email: 'a@b.fr', phone: undefined })).toBe(
      "('abfr') & ('mueller' | 'muller')",
    );
  });

  it('is nobody where nothing was said of it, nor of the names', () => {
    expect(contactQuery({ names, email: undefined, phone: undefined })).toBeNull();
    expect(contactQuery({ names: ['-', '.'], email: 'a@b.fr', phone: undefined })).toBeNull();
  });
});
