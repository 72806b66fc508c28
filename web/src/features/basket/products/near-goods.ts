import { type Arrival, foldText, type Product, type ProductCatalogue, singular } from '@retour/core';
import { frenchSound } from '../../../lib/search/french-sound';
import { letterDistance } from '../../../lib/search/letter-distance';
import { type FoundGoods, findGoods } from './find-goods';
import { isVague } from './vague-name';

/** Shorter words are near too many others: « blé » is no « thé ». */
const minTyped = 5;
const minKnown = 4;

/** What a question about one name offers: forbidden goods are never behind many products. */
const maxNear = 4;

/** That of no word that is written so. */
const heardRank = 0.5;

interface Vocabulary {
  /** Words that name a thing by themselves, by their sound. */
  readonly sounds: ReadonlyMap<string, readonly string[]>;
  /** Every word of what is called something. */
  readonly words: ReadonlySet<string>;
}

const vocabularies = new WeakMap<ProductCatalogue, Vocabulary>();

const letters = /\p{L}+/gu;

function readVocabulary({ products, restrictedWords }: ProductCatalogue): Vocabulary {
  const { goods, harmless, vague = [] } = restrictedWords;
  const textsOf = ({ name, relatedWords, subProducts }: Product): readonly string[] => [
    name,
    ...relatedWords,
    ...subProducts.flatMap(textsOf),
  ];
  const named = [...Object.values(goods).flat(), ...products.flatMap(textsOf)];
  const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(letters) ?? [];
  const alone = new Set(
    named.map(wordsOf).flatMap(([word = '', another]) => (another === undefined ? word : [])),
  );
  const sounds = new Map<string, string[]>();
  for (const word of alone) {
    const sound = frenchSound(foldText(word));
    if (word.length < minKnown) continue;
    sounds.set(sound, [...(sounds.get(sound) ?? []), word]);
  }
  const all = [...named, ...harmless, ...vague].flatMap(wordsOf);
  return { sounds, words: new Set(all.map((word) => singular(foldText(word)))) };
}

/** The known word that sounds the same and is written most alike. */
function heardAs(typed: string, { sounds, words }: Vocabulary): string {
  const folded = foldText(typed);
  if (folded.length < minTyped || words.has(singular(folded))) return typed;
  const distance = (word: string): number => letterDistance(foldText(word), folded, folded.length);
  const [nearest = typed] = (sounds.get(frenchSound(folded)) ?? []).toSorted(
    (one, other) => distance(one) - distance(other),
  );
  return nearest;
}

function vocabularyOf(catalogue: ProductCatalogue): Vocabulary {
  const known = vocabularies.get(catalogue) ?? readVocabulary(catalogue);
  vocabularies.set(catalogue, known);
  return known;
}

const isFound = ({ named, products, begun }: FoundGoods): boolean =>
  named.length + begun.length > 0 || products.some(({ partial }) => !partial);

export interface NearGoods extends FoundGoods {
  /** What the name may be a misspelling of: all that is found is what this one finds. */
  readonly meant?: string | undefined;
}

/**
 * What a name finds; where nothing is found by all of its words, what those that sound like them find: proposed, never surely meant.
 * @param ruled what the rules are read of
 */
export function findOrHear(
  catalogue: ProductCatalogue,
  query: string,
  arrival: Arrival | null,
  ruled = query,
): NearGoods {
  const found = findGoods(catalogue, query, arrival, ruled);
  if (isFound(found) || isVague(query)) return found;
  const meant = query.trim().replace(letters, (word) => heardAs(word, vocabularyOf(catalogue)));
  if (meant === query.trim()) return found;
  const { named, products, begun } = findGoods(catalogue, meant, arrival);
  const restricted = [...named, ...begun].slice(0, maxNear);
  const near = products.slice(0, maxNear - restricted.length);
  if (near.length + restricted.length === 0) return found;
  return {
    named: [],
    products: near.map((hit) => ({ ...hit, rank: Math.max(hit.rank, heardRank), isSpelled: false })),
    begun: restricted,
    meant,
  };
}
