import {
  allPhrases,
  knownWord,
  type NamedPhrase,
  type NameWord,
  nameWords,
  type PhraseIndex,
  phraseIndex,
} from './phrase-index';
import type { RestrictedGoodId } from './restricted-good-id';
import type { RestrictedWords, WordContext } from './restricted-words';

/** The catalogue's words, ready to be looked for. */
interface NameReader extends PhraseIndex {
  readonly contexts: readonly (WordContext & { readonly known: ReadonlySet<string> })[];
}

const readers = new WeakMap<RestrictedWords, NameReader>();

function readerOf(words: RestrictedWords): NameReader {
  const known = readers.get(words);
  if (known !== undefined) return known;
  const contexts = words.contexts.map((context) => ({ ...context, known: new Set(context.words) }));
  const reader = { ...phraseIndex(allPhrases(words)), contexts };
  readers.set(words, reader);
  return reader;
}

function stands({ words, place }: NamedPhrase, name: readonly NameWord[], start: number): boolean {
  const last = name[start + words.length - 1];
  if (last === undefined) return false;
  if (place === 'first') return start === 0;
  if (place === 'whole') return words.length === name.length;
  return place === 'anywhere' || last.isPlural;
}

/** The longest phrases that begin at a word of the name; several when they name different goods. */
function phrasesAt(index: PhraseIndex, name: readonly NameWord[], start: number): readonly NamedPhrase[] {
  const first = name[start]?.stem ?? '';
  const found = (index.byFirstWord.get(first) ?? []).filter(
    (phrase) =>
      phrase.words.every((word, offset) => name[start + offset]?.stem === word) &&
      stands(phrase, name, start),
  );
  return found.filter(({ words }) => words.length === found[0]?.words.length);
}

/** Whether another word of the name says that it cannot mean this good. */
function isExcluded(
  good: RestrictedGoodId,
  name: readonly NameWord[],
  start: number,
  { contexts }: NameReader,
): boolean {
  const wordsAt = {
    anywhere: name,
    before: name.slice(0, start),
    first: start === 0 ? [] : name.slice(0, 1),
  };
  return contexts.some(
    ({ known, place, excludes }) =>
      excludes.includes(good) && wordsAt[place].some(({ stem }) => known.has(stem)),
  );
}

/**
 * The restricted goods that a freely written name may mean, in the order of its words: a doubt for its author to
 * settle, never a decision. Accents, plurals, quantities and one slip in a long word do not matter.
 */
export function restrictedGoodsNamed(text: string, words: RestrictedWords): readonly RestrictedGoodId[] {
  const index = readerOf(words);
  const name = nameWords(text).map((word) => ({ ...word, stem: knownWord(index, word.stem) }));
  const goods = new Set<RestrictedGoodId>();
  for (let start = 0; start < name.length; ) {
    const phrases = phrasesAt(index, name, start);
    for (const { good } of phrases) {
      if (good !== null && !isExcluded(good, name, start, index)) goods.add(good);
    }
    start += phrases[0]?.words.length ?? 1;
  }
  return [...goods];
}
