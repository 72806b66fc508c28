import MiniSearch from 'minisearch';
import type { SearchWord } from './search-words';
import { wordsOfSentence } from './words-of-sentence';

/** A part of the items that is searched; what is found in a heavier one comes first. */
interface RankedField<Item> {
  readonly name: string;
  readonly textsOf: (item: Item) => readonly string[];
  readonly weight: number;
}

interface RankedSearchOptions<Item> {
  readonly items: readonly Item[];
  readonly fields: readonly RankedField<Item>[];
  /** Words of a sentence that say nothing of its subject, folded: left out unless it holds no other. */
  readonly littleWords: ReadonlySet<string>;
  /** Share of a word's letters that may be wrong. */
  readonly threshold: number;
  /** Letters and digits below which nothing is searched. */
  readonly minCharacters: number;
}

export interface RankedHit<Item> {
  readonly item: Item;
  /** Stems of the item that the query reached. */
  readonly stems: ReadonlySet<string>;
}

export type RankedSearch<Item> = (query: string) => readonly RankedHit<Item>[];

interface IndexedItem {
  readonly id: number;
  readonly [field: string]: number | string;
}

/** Under this share of the best score, an item has too little to do with the sentence. */
const minShare = 0.25;
/** Under this many letters, a word is looked for as it is written. */
const minMisspeltLength = 5;
const maxQueryLength = 200;
const weights = { fuzzy: 0.5, prefix: 0.7 };

const stemsOf = (text: string): string =>
  wordsOfSentence(text)
    .map(({ stem }) => stem)
    .join(' ');

/** The words that carry a sentence's subject; every word when it has no other. */
function tellingWords(words: readonly SearchWord[], littleWords: ReadonlySet<string>): readonly SearchWord[] {
  const telling = words.filter(({ folded }) => !littleWords.has(folded));
  return telling.length > 0 ? telling : words;
}

/**
 * French search by sentences: any of their words is enough, the rarest and those of the heaviest fields weigh most
 * (BM25). The beginning of a word is read where the word itself is nowhere, a letter is forgiven where neither is.
 */
export function createRankedSearch<Item>(options: RankedSearchOptions<Item>): RankedSearch<Item> {
  const { items, fields, littleWords, threshold, minCharacters } = options;
  const index = new MiniSearch<IndexedItem>({
    fields: fields.map(({ name }) => name),
    tokenize: (text) => text.split(' ').filter((stem) => stem !== ''),
    processTerm: (stem) => stem,
  });
  const documents = items.map((item, id): IndexedItem => {
    const texts = fields.map(({ name, textsOf }) => [name, textsOf(item).map(stemsOf).join(' ')]);
    return { id, ...Object.fromEntries(texts) };
  });
  index.addAll(documents);
  const known = new Set(
    documents.flatMap((document) => fields.flatMap(({ name }) => String(document[name]).split(' '))),
  );
  const knownWords = [...known];
  const boost = Object.fromEntries(fields.map(({ name, weight }) => [name, weight]));
  const isBeginning = (stem: string): boolean => knownWords.some((word) => word.startsWith(stem));
  const wrongLetters = (stem: string): number =>
    stem.length < minMisspeltLength || /\d/.test(stem) || isBeginning(stem)
      ? 0
      : Math.round(threshold * stem.length);

  return (text) => {
    const words = wordsOfSentence(text.slice(0, maxQueryLength));
    if (words.map(({ folded }) => folded).join('').length < minCharacters) return [];
    const stems = [...new Set(tellingWords(words, littleWords).map(({ stem }) => stem))];
    const found = index.search(stems.join(' '), {
      boost,
      weights,
      prefix: (stem) => !known.has(stem) && stem.length >= minCharacters,
      fuzzy: wrongLetters,
    });
    const best = found[0]?.score ?? 0;
    return found.flatMap(({ id, score, match }) => {
      const item = items[Number(id)];
      if (item === undefined || score < minShare * best) return [];
      return [{ item, stems: new Set(Object.keys(match)) }];
    });
  };
}
