import { singular } from '../french/fold-text';
import type { Product } from '../goods/product';
import type { RestrictedWords } from '../goods/restricted-words';
import { isNearSpelling } from './is-near-spelling';
import type { Alternatives } from './name-restrictions';
import { isContainer, isQuantity, type NameWord, nameWords } from './phrase-index';

type Products = ReadonlyMap<string, Product>;

/** Words that say what a thing is like, whose it is or that it is a thing: what it is stays unknown. */
const emptyWords = new Set(
  `article autre objet produit chose truc machin divers accessoire cadeau souvenir voyage achat original
  grand grande moyen moyenne mini maxi nouveau nouvelle neuf neuve vieux vieille ancien ancienne vintage usage occasion
  beau belle joli jolie bon bonne vrai faux local locale artisanal artisanale traditionnel traditionnelle
  rouge bleu bleue vert verte jaune noir noire blanc blanche rose gris grise violet violette orange marron beige dore doree argente argentee
  homme femme enfant bebe fille garcon ami amie maman papa famille maison main marche magasin boutique
  petit petite gros grosse pas non sans plus tres que qui ce cette mon ma the new for mille`
    .split(/\s+/)
    .map(singular),
);

const vocabularies = new WeakMap<Products, ReadonlySet<string>>();

/** Words of what nothing restricts; what is restricted is told by its own rules, which read a name whole. */
function vocabularyOf(products: Products, { harmless }: RestrictedWords): ReadonlySet<string> {
  const known = vocabularies.get(products);
  if (known !== undefined) return known;
  const written = [...products.values()].flatMap(({ name, relatedWords, restrictedGood, amountProduct }) =>
    restrictedGood === null && amountProduct === null ? [name, ...relatedWords] : [],
  );
  const stems = [...written, ...harmless].flatMap((text) => nameWords(text).map(({ stem }) => stem));
  const vocabulary = new Set(stems);
  vocabularies.set(products, vocabulary);
  return vocabulary;
}

/** « Boîte de … » tells nothing; a « boîte » alone is one. */
function tells(word: NameWord, next: NameWord | undefined): boolean {
  if (emptyWords.has(word.stem) || isQuantity(word) || !/\p{L}{2}/u.test(word.stem)) return false;
  return !(isContainer(word) && next?.joint === 'content');
}

/** Nobody can look a word up whose alphabet they do not read, whatever stands beside it. */
const otherLetter = /(?!\p{Script=Latin})\p{L}/u;

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
  const vocabulary = vocabularyOf(products, words);
  const name = nameWords(text);
  const isReadable = !name.some(({ stem }) => otherLetter.test(stem) && !vocabulary.has(stem));
  const isKnown = name.some((word, index) => tells(word, name[index + 1]) && vocabulary.has(word.stem));
  // « Robe kokain »: a word that is known beside another tells nothing of it.
  const isDisguised = name.some(
    ({ stem }) => !vocabulary.has(stem) && !emptyWords.has(stem) && isNearSpelling(stem, words),
  );
  return isReadable && isKnown && !isDisguised;
}
