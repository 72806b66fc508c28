import { describe, expect, it } from 'vitest';
import { allowedEdits } from './create-search';
import { indexedPhrase, type Phrase } from './indexed-phrase';
import { matchPhrases, type PhraseMatch } from './match-phrases';
import { readQuery } from './read-query';

const threshold = 0.2;

/** An item named by its first text; the others are its synonyms, which weigh less. */
function phrasesOf(name: string, ...synonyms: readonly string[]): readonly Phrase[] {
  return [indexedPhrase(name, 0, 0), ...synonyms.map((text, order) => indexedPhrase(text, 0.1, order))];
}

function match(
  query: string,
  phrases: readonly Phrase[],
  closeWords: Iterable<string> = phrases.flatMap(({ words }) => words),
): PhraseMatch {
  return matchPhrases(readQuery(query), phrases, new Set(closeWords), (word) =>
    allowedEdits(word.length, threshold),
  );
}

/** Which of the items a query is nearest to, by name. */
function nearest(query: string, ...items: readonly (readonly [string, ...string[]])[]): string | undefined {
  return items
    .map(([name, ...synonyms]) => ({ name, score: match(query, phrasesOf(name, ...synonyms)).score }))
    .toSorted((one, other) => one.score - other.score)[0]?.name;
}

describe('the rank of a query: the share of its letters that no phrase explains', () => {
  it.each([
    ['parfum', 0],
    ['Parfums', 0],
    ['parf', 0],
    // One letter of six is wrong, which counts as half of it.
    ['parfun', 0.5 / 6],
    ['guitare', 1],
  ])('« %s » for « Parfum »: %d', (query, rank) =>
    expect(match(query, phrasesOf('Parfum')).rank).toBeCloseTo(rank),
  );

  it.each([
    ['oranger', 'Étranger', 1],
    ['orloge', 'Horloge', 0.5 / 6],
    ['machette', 'Cachette', 1],
  ])('forgives « %s » for « %s » where the first letter is not another: %d', (query, name, rank) =>
    expect(match(query, phrasesOf(name)).rank).toBeCloseTo(rank),
  );

  it('counts a number that is not found for half of its digits', () => {
    expect(match('iphone 12', phrasesOf('iPhone')).rank).toBeCloseTo(1 / 7);
    expect(match('iphone mini', phrasesOf('iPhone')).rank).toBeCloseTo(4 / 10);
  });

  it('takes words that two phrases share between them', () => {
    expect(match('chocolat suisse', phrasesOf('Chocolat', 'suisse')).rank).toBe(0);
  });

  it('reads neighbours as one word, as some people write them', () => {
    expect(match('play station', phrasesOf('PlayStation')).rank).toBe(0);
    expect(match('powerbank', phrasesOf('Power bank')).rank).toBe(0);
  });

  it.each([
    '2 litres de whisky',
    'une douzaine de whiskys',
    'plusieurs whiskys',
    'un peu de whisky',
    'cent whiskys',
  ])('leaves out how much of it there is: « %s »', (query) =>
    expect(match(query, phrasesOf('Whisky')).rank).toBe(0),
  );

  it('compares the words that the index found close, and no other', () => {
    expect(match('parfum', phrasesOf('Parfum'), []).rank).toBe(1);
    expect(match('eau parfum', phrasesOf('Eau de parfum'), ['eau']).rank).toBeCloseTo(6 / 9);
  });
});

describe('the score, by which hits are sorted', () => {
  it('is nothing for the name of an item, word for word', () => {
    expect(match('montre', phrasesOf('Montre')).score).toBe(0);
  });

  it.each([
    ['the whole name', 'robe', 'Robe', ['Robe en coton']],
    ['the name rather than a synonym', 'bijou', 'Bijou', ['Bague', 'bijou']],
    ['an earlier synonym', 'bijou', 'Bague', ['Collier', 'chaîne', 'bijou'], ['bijou']],
    ['the first word', 'sac', 'Sac de voyage', ['Voyage du sac']],
    ['the same accents', 'pâtes', 'Pâtes', ['Pâtés']],
    ['words together', 'chaise longue', 'Chaise longue', ['Chaise', 'longue']],
    ['words without a wrong letter', 'lampe', 'Lampes et bougies', ['Tampe']],
  ] as const)('puts %s first', (_, query, name, other, synonyms: readonly string[] = []) => {
    expect(nearest(query, [...other], [name, ...synonyms])).toBe(name);
    expect(nearest(query, [name, ...synonyms], [...other])).toBe(name);
  });
});
