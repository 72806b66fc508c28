import MiniSearch from 'minisearch';
import { indexedPhrase, type Phrase } from './indexed-phrase';
import { matchPhrases, type PhraseMatch } from './match-phrases';
import { readQuery } from './read-query';

/** A part of the items that is searched, the most telling ones with the smallest penalty. */
interface SearchField<Item> {
  readonly textsOf: (item: Item) => readonly string[];
  /** 0 for the item's own name; added to the score, so that a match here comes after an equal match elsewhere. */
  readonly penalty: number;
  /** Codes, which are no words: one that is typed may as well be the beginning of a word. */
  readonly areCodes?: boolean;
}

interface SearchOptions<Item> {
  readonly items: readonly Item[];
  readonly fields: readonly SearchField<Item>[];
  /** Worst rank kept: 0 is a perfect match, 1 nothing in common. A wrong letter counts as half a letter. */
  readonly threshold: number;
  /** Letters and digits below which nothing is searched. */
  readonly minCharacters: number;
  /** Whether a query means something by itself, found or not: then no beginning and no typo is read. */
  readonly isWhole?: (query: string) => boolean;
  /** Whether a word that stands in the list may be the beginning of a longer one too: « Cana », of Punta Cana and Canada. */
  readonly mayBeBeginning?: boolean;
}

export interface SearchHit<Item> {
  readonly item: Item;
  /** Share of the query's letters that the item leaves unexplained, 0 to 1. */
  readonly rank: number;
  /** What hits are sorted by: the rank, then how closely and where the words were found, and first what the thing is. */
  readonly score: number;
  /** True when the rank is over the threshold: shown only where too few items are under it. */
  readonly partial: boolean;
  /** True when the query spells the item: every word as it is written, and one of the item's texts whole. */
  readonly isSpelled: boolean;
}

export type Search<Item> = (query: string) => readonly SearchHit<Item>[];

/** A search whose index is made slice by slice, given with the last one. */
export type SearchInTheMaking<Item> = Generator<undefined, Search<Item>, undefined>;

interface IndexedText extends Phrase {
  readonly isCode: boolean;
}

/** Under this many hits, items found by some of the words only are shown after them. */
const enoughHits = 3;

/** With less than half of the letters explained, an item has too little to do with the query, unless it is the thing named first. */
const partialThreshold = 0.5;

/** More than any score: what is only like the thing comes after the thing, whatever share of the letters it explains. */
const withoutHead = 6;
const withoutThing = 12;

/** Share of the letters under which what says the thing may be mistyped: « sc de couchage ». */
const shortHead = 0.28;

/** Words of up to this length forgive no letter: too many are other words, « banc » and « blanc », « luge » and « luxe ». */
const shortWord = 4;

/** From this length on, two letters may be wrong: « échelle » is no « écaille ». */
const longWord = 10;

/** Letters that may be wrong in a word for its rank to stay under the threshold. */
export function allowedEdits(length: number, threshold: number): number {
  return length <= shortWord ? 0 : Math.min(length < longWord ? 1 : 2, Math.floor(2 * threshold * length));
}

/** Items indexed between two pauses: the nomenclature has some seventeen times as many. */
const sliceSize = 50;

type WordIndex = MiniSearch<{ readonly id: number; readonly words: string }>;

function emptyIndex(): WordIndex {
  return new MiniSearch({
    fields: ['words'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
}

/**
 * French search over a fixed list: accents, case, apostrophes, plurals and little words do not count, words may be cut
 * or joined. A word that stands in the list is that word, codes apart; the beginning of one is read (unless asked for
 * everywhere), and a letter forgiven, only where none does. Index once, then query at each key press. It stops after each
 * slice of the items, for who makes it to let the page answer in between.
 */
export function* indexInSlices<Item>(options: SearchOptions<Item>): SearchInTheMaking<Item> {
  const { items, fields, threshold, minCharacters, isWhole = () => false, mayBeBeginning = false } = options;
  const phrasesOf = (item: Item): readonly IndexedText[] =>
    fields.flatMap(({ textsOf, penalty, areCodes: isCode = false }) =>
      textsOf(item).map((text, order) => ({ ...indexedPhrase(text, penalty, order), isCode })),
    );
  const phrases: (readonly IndexedText[])[] = [];
  const index = emptyIndex();
  for (const item of items) {
    const own = phrasesOf(item);
    index.add({ id: phrases.length, words: [...new Set(own.flatMap(({ words }) => words))].join(' ') });
    phrases.push(own);
    if (phrases.length % sliceSize === 0) yield;
  }
  const known = new Set(phrases.flat().flatMap(({ words, isCode }) => (isCode ? [] : words)));

  const written = new Set(phrases.flat().flatMap(({ accented }) => [...accented]));
  // « Cire » is in the list beside « ciré »: without its accent too, it is itself. « Velo » is « vélo ».
  const isPlain = (word: string): boolean =>
    word.endsWith('e') && written.has(word) && written.has(`${word.slice(0, -1)}é`);

  function toHit(id: number, match: PhraseMatch): readonly (SearchHit<Item> & { readonly id: number })[] {
    const item = items[id];
    const isFar = match.rank > partialThreshold;
    if (item === undefined || (isFar && !match.isHead)) return [];
    const partial = match.rank > threshold;
    return [
      {
        id,
        item,
        rank: match.rank,
        score: match.score + (partial && !match.hasHead ? (match.hasThing ? withoutHead : withoutThing) : 0),
        partial,
        isSpelled: match.isSpelled && !isFar,
      },
    ];
  }

  return (text) => {
    const query = readQuery(text, isPlain);
    if (query.length < minCharacters) return [];
    const asWritten = isWhole(text);
    const mayDiffer = (word: string): boolean => !asWritten && !known.has(word);
    const editsOf = (word: string): number =>
      query.typedWords.has(word) && mayDiffer(word) ? allowedEdits(word.length, threshold) : 0;
    // A code forgives no letter: « Paris » is not PRI.
    const isBegun = (word: string): boolean => [...query.words].some((typed) => word.startsWith(typed));
    const found = index.search([...query.words].join(' '), {
      prefix: (word) => word.length >= minCharacters && (mayBeBeginning || mayDiffer(word)),
      // A swap of two letters is one typo of ours and two changes for the index.
      fuzzy: (word) => (editsOf(word) > 0 ? Math.max(2, editsOf(word)) : 0),
    });
    const hits = found
      .flatMap(({ id, match }) => {
        const closeWords = new Set(Object.keys(match).filter((word) => known.has(word) || isBegun(word)));
        return toHit(id, matchPhrases(query, phrases[id] ?? [], closeWords, editsOf));
      })
      .sort((a, b) => a.score - b.score || a.id - b.id);
    const complete = hits.filter(({ partial }) => !partial);
    if (complete.length >= enoughHits) return complete;
    // What is only like the thing is shown beside it, or where a short first word may be a typo: « peau de vache » is no cheese.
    return hits.some(({ score, rank }) => score < withoutThing || rank < shortHead) ? hits : [];
  };
}

/** The same search, made at once. */
export function createSearch<Item>(options: SearchOptions<Item>): Search<Item> {
  const making = indexInSlices(options);
  for (;;) {
    const { done, value } = making.next();
    if (done === true) return value;
  }
}
