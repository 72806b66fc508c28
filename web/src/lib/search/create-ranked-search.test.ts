import { describe, expect, it } from 'vitest';
import { createRankedSearch } from './create-ranked-search';
import { wordsOfSentence } from './words-of-sentence';

const items = [
  { name: 'Droit de douane', text: 'Un droit se calcule sur le prix.' },
  { name: 'Chèque', text: 'Un chèque de banque au-dessus de 1 500 €.' },
  { name: 'Animaux', text: 'Un chien, un chat : voyez le vétérinaire avant le prix du billet.' },
];
const search = createRankedSearch({
  items,
  fields: [
    { name: 'name', textsOf: ({ name }) => [name], weight: 3 },
    { name: 'text', textsOf: ({ text }) => [text], weight: 1 },
  ],
  littleWords: new Set(['je', 'mon', 'un', 'le', 'avec']),
  threshold: 0.2,
  minCharacters: 2,
});
const names = (query: string): readonly string[] => search(query).map(({ item }) => item.name);

describe('a search by sentences', () => {
  it('asks for enough letters', () => {
    expect(names('d')).toEqual([]);
    expect(names(' ')).toEqual([]);
  });

  it('leaves the little words out, and asks for one of the others', () => {
    expect(names('je rentre avec mon chien')).toEqual(['Animaux']);
    expect(names('prix du droit')).toEqual(['Droit de douane', 'Animaux']);
  });

  it('searches the little words where there is no other', () => {
    expect(names('un').length).toBeGreaterThan(0);
  });

  it('reads the beginning of a word where the word is nowhere', () => {
    expect(names('vétéri')).toEqual(['Animaux']);
  });

  it('forgives a letter only where nothing is written so', () => {
    expect(names('vétérinère')).toEqual(['Animaux']);
    expect(names('chat')).toEqual(['Animaux']);
    expect(names('drone')).toEqual([]);
    expect(names('prit')).toEqual([]);
  });

  it('reads a number with or without its space', () => {
    expect(names('1500')).toEqual(['Chèque']);
    expect(names('1 500')).toEqual(['Chèque']);
    expect(wordsOfSentence('12 000 € en 2026').map(({ folded }) => folded)).toEqual(['12000', 'en', '2026']);
  });

  it('names the words that it reached', () => {
    expect(search('vétéri')[0]?.stems).toEqual(new Set(['veterinaire']));
  });
});
