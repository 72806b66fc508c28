import { singular } from '../french/fold-text';
import type { Product } from '../goods/product';
import type { RestrictedWords } from '../goods/restricted-words';
import { isNearSpelling, isOfRestrictedName } from './is-near-spelling';
import type { Alternatives } from './name-restrictions';
import { headOf, isContainer, isQuantity, type NameWord, nameWords } from './name-words';
import { phraseWords } from './read-phrases';

type Products = ReadonlyMap<string, Product>;

/** What is written of goods that nothing restricts. */
interface Vocabulary {
  readonly words: ReadonlySet<string>;
  /** Whole, as one text of stems: « brosse dent » is one, its « dent » is none. */
  readonly phrases: ReadonlySet<string>;
  readonly maxLength: number;
  readonly vague: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
}

const vocabularies = new WeakMap<Products, Vocabulary>();

const betweenNames = /[,()]|(?<!\p{L})(?:et|ou)(?!\p{L})/u;

/** Words of what nothing restricts; what is restricted is told by its own rules, which read a name whole. */
function vocabularyOf(products: Products, { harmless, vague = [], parts = [] }: RestrictedWords): Vocabulary {
  const known = vocabularies.get(products);
  if (known !== undefined) return known;
  const written = [...products.values()].flatMap(({ name, relatedWords, restrictedGood, amountProduct }) =>
    restrictedGood === null && amountProduct === null ? [name, ...relatedWords] : [],
  );
  const phrases = [...written, ...harmless]
    .flatMap((text) => text.split(betweenNames))
    .map((text) => phraseWords(text).map(({ stem }) => stem));
  const vocabulary = {
    // « Imitation écaille » tells nothing of what « écaille » is.
    words: new Set(phrases.filter(([first]) => first !== 'imitation').flat()),
    phrases: new Set(phrases.map((stems) => stems.join(' '))),
    maxLength: Math.max(...phrases.map((stems) => stems.length)),
    vague: new Set(vague.map(singular)),
    parts: new Set(parts.map(singular)),
  };
  vocabularies.set(products, vocabulary);
  return vocabulary;
}

/** « ! » stands before one that is vague as it is written: « the » is no « thé », which « thes » and « boîte de the » are. */
function isUnaccented(
  { accented, folded, stem, joint }: NameWord,
  next: NameWord | undefined,
  { vague }: Vocabulary,
): boolean {
  const isEnd = next === undefined || isQuantity(next);
  return vague.has(`!${accented}`) && folded === stem && !(joint === 'content' && isEnd);
}

/** « Boîte de … » tells nothing; a « boîte » alone is one. */
function tells(word: NameWord, next: NameWord | undefined, vocabulary: Vocabulary): boolean {
  if (
    vocabulary.vague.has(word.stem) ||
    isUnaccented(word, next, vocabulary) ||
    isQuantity(word) ||
    !/\p{L}{2}/u.test(word.stem)
  )
    return false;
  return !(isContainer(word) && next?.joint === 'content');
}

/** Nobody can look a word up whose alphabet they do not read, whatever stands beside it. */
const otherLetter = /(?!\p{Script=Latin})\p{L}/u;

/** Whether a phrase of the vocabulary stands whole in the name, or nothing in the name is unknown. */
function isKnown(name: readonly NameWord[], vocabulary: Vocabulary): boolean {
  const { words, phrases, maxLength, vague, parts } = vocabulary;
  const telling = name.filter((word, index) => tells(word, name[index + 1], vocabulary));
  if (telling.length > 0 && telling.every(({ stem }) => words.has(stem))) return true;
  // « The vert », « the noir » are names of teas as well.
  const stands = (start: number, minLength: number): boolean => {
    let phrase = '';
    for (let length = 1; length <= maxLength && start + length <= name.length; length += 1) {
      phrase += `${length > 1 ? ' ' : ''}${name[start + length - 1]?.stem ?? ''}`;
      if (length >= minLength && phrases.has(phrase) && !parts.has(phrase) && !vague.has(phrase)) return true;
    }
    return false;
  };
  return name.some((word, start) => {
    const next = name[start + 1];
    return tells(word, next, vocabulary)
      ? stands(start, 1)
      : isUnaccented(word, next, vocabulary) && stands(start, 2);
  });
}

/**
 * Whether a freely written name tells something that the catalogue or the rules know; else nobody can say that it is free to enter.
 * `named` is what the rules read in it (`alternativesNamed`).
 */
export function isNameUnderstood(
  text: string,
  named: readonly Alternatives[],
  products: Products,
  words: RestrictedWords,
): boolean {
  if (named.length > 0) return true;
  // Of a catalogue kept since before these words were in it, nothing can be said for certain.
  if (words.vague === undefined) return false;
  const vocabulary = vocabularyOf(products, words);
  const name = nameWords(text);
  const isUnknown = ({ stem }: NameWord): boolean => !vocabulary.words.has(stem);
  const isReadable = !name.some((word) => otherLetter.test(word.stem) && isUnknown(word));
  // « Robe kokain », « porte-monnaie en phoque »: a word that is known beside another tells nothing of it.
  const isDisguised = ({ stem, isMadeOf }: NameWord): boolean =>
    isNearSpelling(stem, words) || (isMadeOf && isOfRestrictedName(stem, words));
  const isHidden = name.some(
    (word) => isUnknown(word) && !vocabulary.vague.has(word.stem) && isDisguised(word),
  );
  return isReadable && !isHidden && isKnown(name, vocabulary);
}

/**
 * Whether a thing is called as an article of the catalogue before anything else: « montre argent » is a watch, whereas « valise de
 * billets » is what a case holds.
 */
export function beginsWithArticle(thing: string, products: Products, words: RestrictedWords): boolean {
  const name = nameWords(thing);
  const head = headOf(name);
  const [first, next] = name.slice(head);
  if (first === undefined || isContainer(first) || next?.joint === 'content') return false;
  return vocabularyOf(products, words).phrases.has(first.stem);
}
