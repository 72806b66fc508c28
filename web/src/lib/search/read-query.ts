import { singular } from '@retour/core';
import { allWords, meaningfulWords, type SearchWord, soughtWords } from './search-words';
import { isJoiner, withoutQuantity } from './without-quantity';

/** One way to read the query as a list of words. */
export type Reading = readonly string[];

export interface SearchQuery {
  /** As typed, with neighbours joined (« play station » is also "playstation"), then the same without how much of it. */
  readonly readings: readonly Reading[];
  readonly words: ReadonlySet<string>;
  /** Those typed as such: only they may hold a wrong letter. */
  readonly typedWords: ReadonlySet<string>;
  /** What the thing may be: French says it first, how much of it apart. */
  readonly heads: readonly string[];
  /** Words that complete no other: « coque » of « coque pour iPhone »; « volant » is a part of « cerf-volant ». */
  readonly things: readonly string[];
  /** What it may be made of, which says it as well: « poulet en peluche ». */
  readonly matters: readonly string[];
  /** How those that hold an accent, or are another word without it, are written, by stem. */
  readonly accented: ReadonlyMap<string, string>;
  /** Letters and digits typed. */
  readonly length: number;
}

const maxWords = 8;
const ofAnother = /^(?:d[eu]?|des|of|a|aux?|en|pour|avec|sans)$/u;
/** It says nothing of what the thing is: « taille 32 », « d’occasion ». */
const state = /\s(?:(?:d['’])?occasion|neu(?:f|ve)s?|(?:taille|pointure)\s[^\s,)]{1,3})(?![\p{L}\d])/giu;
const maxTextLength = 120;

/** Words as such, and with neighbours joined. */
function readingsOf(every: readonly SearchWord[]): readonly Reading[] {
  const folded = every.map((word) => word.folded);
  const joinedPairs = folded.slice(1).flatMap((word, index) => {
    // « tapisde » is no word.
    if (isJoiner(every[index + 1])) return [];
    const pair = singular(`${folded[index]}${word}`);
    const before = soughtWords(every.slice(0, index)).map(({ stem }) => stem);
    const after = meaningfulWords(every.slice(index + 2)).map(({ stem }) => stem);
    return [[...before, pair, ...after]];
  });
  const whole = folded.length > 2 ? [[singular(folded.join(''))]] : [];
  return [soughtWords(every).map(({ stem }) => stem), ...joinedPairs, ...whole];
}

/** @param isPlain whether a word without accents is another one with them */
export function readQuery(text: string, isPlain: (stem: string) => boolean = () => false): SearchQuery {
  const apart = text.slice(0, maxTextLength).replace(/(\p{L}{4})(?=\d)/gu, '$1 ');
  const every = allWords(apart).slice(0, maxWords);
  const typed = readingsOf(every);
  const article = withoutQuantity(allWords(apart.replace(state, '')).slice(0, maxWords));
  // « Bottes en phoque 500 g » begins « bottes en caoutchouc » no more than another: little words are not joined.
  const alone = soughtWords(article);
  const readings = article.length === every.length ? typed : [...typed, ...readingsOf(alone)];
  // Prices are of several things, none of which stands for the others: words between two numbers.
  const order = article.map(({ folded }) => (/^\d+$/u.test(folded) ? 1 : 'a')).join('');
  const [first, second] = /1a+1/u.test(order) ? [] : alone;
  const heads = [first?.stem, second && singular(`${first?.folded}${second.folded}`)];
  return {
    readings,
    words: new Set(readings.flat()),
    typedWords: new Set(typed[0]),
    heads: heads.filter((head) => head !== undefined),
    things: every.flatMap(({ stem, start }, place) =>
      apart[start - 1] === '-' || ofAnother.test(every[place - 1]?.folded ?? '') ? [] : [stem],
    ),
    matters: every.flatMap(({ stem }, place) => (every[place - 1]?.folded === 'en' ? [stem] : [])),
    accented: new Map(
      every.flatMap(({ stem, accented }) => (accented === stem && !isPlain(stem) ? [] : [[stem, accented]])),
    ),
    length: every.map(({ folded }) => folded).join('').length,
  };
}
