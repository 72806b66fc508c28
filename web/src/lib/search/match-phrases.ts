import type { Phrase } from './indexed-phrase';
import { letterDistance } from './letter-distance';
import type { Reading, SearchQuery } from './read-query';

export interface PhraseMatch {
  /** Share of the query's letters left unexplained. */
  readonly rank: number;
  /** What hits are sorted by, smallest first. */
  readonly score: number;
  /** Every word of the query stands there as it is written, and they spell one of the phrases whole. */
  readonly isSpelled: boolean;
  /** A phrase begins with what the thing is, said first, or holds what it is made of. */
  readonly hasHead: boolean;
  /** Another word than a complement is the first of a phrase: « parfum », of « dupe parfum ». */
  readonly hasThing: boolean;
  /** What is said first is one of the phrases whole: « tapis marocain » is a « tapis ». */
  readonly isHead: boolean;
}

type ReadingMatch = Pick<PhraseMatch, 'rank' | 'score' | 'isSpelled'>;

interface WordMatch {
  /** Letters of the query's word left unexplained. */
  readonly wrongLetters: number;
  /** Letters of the phrase that the word accounts for. */
  readonly covered: number;
  readonly isFirst: boolean;
  /** Typed with accents that the word has not, or otherwise: « pâtes » and « pâtés », « cire » and « ciré ». */
  readonly otherAccents: boolean;
}

/** How much each part of the score weighs: a wrong letter weighs more than anything around it. */
const weight = { rank: 4, uncovered: 0.5, scattered: 0.3, notFirst: 0.05, otherAccents: 0.03, order: 0.001 };

/** Synonyms after this one are all as unusual. */
const maxOrder = 8;

const isDigits = (word: string): boolean => /^\d+$/.test(word);

/** A number that is not found (« iphone 12 ») matters less than a word. */
function lettersAtStake(word: string): number {
  return isDigits(word) ? word.length / 2 : word.length;
}

/** No beginning, no typo, no word left; a number that is not found is a model. */
function isSpelled(reading: Reading, phrases: readonly Phrase[]): boolean {
  const words = [...new Set(reading)];
  const isThere = (word: string): boolean => phrases.some((phrase) => phrase.words.includes(word));
  if (!words.every((word) => isDigits(word) || isThere(word))) return false;
  return phrases.some((phrase) => {
    const found = words.filter((word) => phrase.words.includes(word));
    return found.length > 0 && found.join('').length >= phrase.length;
  });
}

interface SoughtWord {
  readonly word: string;
  /** Letters that may be wrong in it. */
  readonly limit: number;
  /** As typed, when it holds an accent. */
  readonly accented: string | undefined;
}

/** Who types a word wrong seldom begins it with another letter: « hache » is no « mâché ». */
const beginsAlike = (word: string, candidate: string): boolean =>
  candidate.slice(0, 2).includes(word.charAt(0));

const isNear = (word: string, candidate: string, limit: number): boolean =>
  beginsAlike(word, candidate) && letterDistance(word, candidate, limit) <= limit;

function matchWord({ word, limit, accented }: SoughtWord, phrase: Phrase): WordMatch {
  const otherAccents = accented !== undefined && !phrase.accented.has(accented);
  const none = { wrongLetters: lettersAtStake(word), covered: 0, isFirst: false, otherAccents: false };
  let best: WordMatch = none;
  for (const candidate of phrase.words) {
    if (phrase.asWritten.has(candidate) && candidate !== word) continue;
    const isFirst = candidate === phrase.firstWord;
    if (candidate.startsWith(word)) {
      if (best.wrongLetters > 0 || isFirst) {
        best = {
          wrongLetters: 0,
          covered: word.length,
          isFirst,
          otherAccents: otherAccents && candidate === word,
        };
      }
    } else if (limit > 0 && best.wrongLetters > 0 && beginsAlike(word, candidate)) {
      const distance = letterDistance(word, candidate, limit);
      const isBetter = distance <= limit && distance / 2 < best.wrongLetters;
      if (!isBetter) continue;
      const covered = candidate.length - distance / 2;
      best = { ...none, wrongLetters: distance / 2, covered, isFirst };
    }
  }
  return best;
}

/** What the words leave of a phrase, and where the phrase stands: 0 is the item's own name, word for word. */
function farness(phrase: Phrase, matches: readonly WordMatch[]): number {
  const covered = matches.reduce((sum, match) => sum + match.covered, 0);
  const uncovered = Math.max(0, 1 - covered / phrase.length);
  const notFirst = matches.some(({ isFirst }) => isFirst) ? 0 : weight.notFirst;
  const otherAccents = matches.some((match) => match.otherAccents) ? weight.otherAccents : 0;
  return (
    weight.uncovered * uncovered +
    notFirst +
    otherAccents +
    phrase.penalty +
    weight.order * Math.min(phrase.order, maxOrder)
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

interface Found {
  readonly wrongLetters: number;
  readonly farness: number;
}

function closer(a: Found, b: Found): Found {
  if (a.wrongLetters !== b.wrongLetters) return a.wrongLetters < b.wrongLetters ? a : b;
  return a.farness <= b.farness ? a : b;
}

function matchReading(
  reading: Reading,
  phrases: readonly Phrase[],
  { accented }: SearchQuery,
  editsOf: (word: string) => number,
): ReadingMatch {
  const sought = reading.map((word) => ({ word, limit: editsOf(word), accented: accented.get(word) }));
  const letters = sum(reading.map(lettersAtStake));
  const nothing: Found = { wrongLetters: letters, farness: 1 };
  let together = nothing;
  // What is explained nowhere is counted in letters, once: « alliance or blanc » is near gold all the same.
  let apart: readonly Found[] = reading.map((word) => ({ wrongLetters: lettersAtStake(word), farness: 0 }));
  for (const phrase of phrases) {
    const matches = sought.map((word) => matchWord(word, phrase));
    const wrongLetters = sum(matches.map((match) => match.wrongLetters));
    together = closer(together, { wrongLetters, farness: farness(phrase, matches) });
    apart = apart.map((best, index) => {
      const match = matches[index];
      if (match === undefined || match.covered === 0) return best;
      return closer(best, { wrongLetters: match.wrongLetters, farness: farness(phrase, [match]) });
    });
  }
  const scattered: Found = {
    wrongLetters: sum(apart.map((found) => found.wrongLetters)),
    farness: sum(apart.map((found) => found.farness)) / reading.length + weight.scattered,
  };
  const found = closer(together, scattered);
  const rank = found.wrongLetters / letters;
  return { rank, score: weight.rank * rank + found.farness, isSpelled: isSpelled(reading, phrases) };
}

/**
 * The best that the phrases of an item make of a query. `closeWords` are the words of the item that the index found
 * close to the query's: no other is compared.
 */
export function matchPhrases(
  query: SearchQuery,
  phrases: readonly Phrase[],
  closeWords: ReadonlySet<string>,
  editsOf: (word: string) => number,
): PhraseMatch {
  const relevant = phrases.flatMap((phrase) => {
    const words = phrase.words.filter((word) => closeWords.has(word));
    return words.length > 0 ? [{ ...phrase, words }] : [];
  });
  const isThere = (word: string): boolean => relevant.some(({ words }) => words.includes(word));
  const isFirst = (head: string): boolean =>
    relevant.some(({ words, firstWord }) =>
      words.includes(head) ? head.startsWith(firstWord) : isNear(head, firstWord, editsOf(head)),
    );
  const isWhole = (head: string): boolean =>
    relevant.some(({ words, length }) => length === head.length && words.includes(head));
  const matches = query.readings.map((reading) => matchReading(reading, relevant, query, editsOf));
  const best = matches.reduce((best, match) => (match.score < best.score ? match : best));
  return {
    ...best,
    // « Thé vert »: neighbours joined may spell what each of them only begins.
    isSpelled: matches.some(({ rank, isSpelled }) => isSpelled && rank <= best.rank),
    hasHead: query.heads.some(isFirst) || query.matters.some(isThere),
    hasThing: relevant.some(({ firstWord }) => query.things.includes(firstWord)),
    isHead: query.heads.some(isWhole),
  };
}
