import { singular } from '../french/fold-text';
import type { Product } from '../goods/product';
import type { RestrictedWords } from '../goods/restricted-words';
import { isNearSpelling, isOfRestrictedName } from './is-near-spelling';
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

/** What it is made of, a form or a state: with another word that nobody knows, it may be of anything, an insect or a seal. */
const partWords = new Set(
  `piece coin feuille leaf plume corne dent racine root bois wood fourrure fur cuir leather soie polar grille seche poudre
  curry jetable roman animal gold or argent`
    .split(/\s+/)
    .map(singular),
);

/** What is written of goods that nothing restricts. */
interface Vocabulary {
  readonly words: ReadonlySet<string>;
  /** Whole, as one text of stems: « brosse dent » is one, its « dent » is none. */
  readonly phrases: ReadonlySet<string>;
  readonly maxLength: number;
}

const vocabularies = new WeakMap<Products, Vocabulary>();

const betweenNames = /[,()]|(?<!\p{L})(?:et|ou)(?!\p{L})/u;

const stemsOf = (text: string): readonly string[] => nameWords(text).map(({ stem }) => stem);

/** Words of what nothing restricts; what is restricted is told by its own rules, which read a name whole. */
function vocabularyOf(products: Products, { harmless }: RestrictedWords): Vocabulary {
  const known = vocabularies.get(products);
  if (known !== undefined) return known;
  const written = [...products.values()].flatMap(({ name, relatedWords, restrictedGood, amountProduct }) =>
    restrictedGood === null && amountProduct === null ? [name, ...relatedWords] : [],
  );
  const phrases = [...written, ...harmless].flatMap((text) => text.split(betweenNames)).map(stemsOf);
  const vocabulary = {
    words: new Set(phrases.flat()),
    phrases: new Set(phrases.map((stems) => stems.join(' '))),
    maxLength: Math.max(...phrases.map((stems) => stems.length)),
  };
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

/** Whether a phrase of the vocabulary stands whole in the name, or nothing in the name is unknown. */
function isKnown(name: readonly NameWord[], { words, phrases, maxLength }: Vocabulary): boolean {
  const telling = name.filter((word, index) => tells(word, name[index + 1]));
  if (telling.length > 0 && telling.every(({ stem }) => words.has(stem))) return true;
  const stands = (start: number): boolean => {
    let phrase = '';
    for (let length = 1; length <= maxLength && start + length <= name.length; length += 1) {
      phrase += `${length > 1 ? ' ' : ''}${name[start + length - 1]?.stem ?? ''}`;
      if (phrases.has(phrase) && !partWords.has(phrase) && !emptyWords.has(phrase)) return true;
    }
    return false;
  };
  return name.some((word, start) => tells(word, name[start + 1]) && stands(start));
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
  const vocabulary = vocabularyOf(products, words);
  const name = nameWords(text);
  const isUnknown = ({ stem }: NameWord): boolean => !vocabulary.words.has(stem);
  const isReadable = !name.some((word) => otherLetter.test(word.stem) && isUnknown(word));
  // « Robe kokain », « porte-monnaie en phoque »: a word that is known beside another tells nothing of it.
  const isDisguised = ({ stem, isMadeOf }: NameWord): boolean =>
    isNearSpelling(stem, words) || (isMadeOf && isOfRestrictedName(stem, words));
  const isHidden = name.some((word) => isUnknown(word) && !emptyWords.has(word.stem) && isDisguised(word));
  return isReadable && !isHidden && isKnown(name, vocabulary);
}
