import {
  type Arrival,
  type DoubtAnswer,
  type Figure,
  foldText,
  type HeldRestriction,
  indexCatalogue,
  minimumAge,
  offeredAtAge,
  type Product,
  type ProductCatalogue,
  type RestrictedGoodId,
  type RestrictedWords,
  type RestrictionAnswers,
  readName,
  restrictedGoodIds,
  restrictionOf,
} from '@retour/core';
import { isBoolean, isText, listOf, objectOf, oneOf, optional, type Shape } from '../../../lib/shape';
import { ancestorsOf } from '../../basket/products/ancestors';
import type { FoundGoods } from '../../basket/products/find-goods';
import { findOrHear } from '../../basket/products/near-goods';
import { isReadFields, type ReadFields } from '../../basket/products/typed-list/reading/fill-draft';
import type { PriceBasis } from '../../basket/products/typed-list/reading/read-article';
import type { UnknownAnswer } from '../../basket/products/unknown-answer';
import { isSearched } from '../../reference';
import { type FilledByName, isFilledByName } from './filled-by-name';

/** What is typed and chosen of the article that somebody thinks of buying; empty for what was not. */
export interface Choice {
  readonly name: string;
  /** A product, or a group or a shelf whose question is still to answer. */
  readonly node: string;
  /** The question of the group was answered by « je ne sais pas ». */
  readonly isUnsure: boolean;
  /** The restricted good that it was said to be. */
  readonly good: string;
  /** Those that it was said not to be. */
  readonly denied: readonly string[];
  /** What of the form its name has filled. */
  readonly filled?: FilledByName | undefined;
  /** All that was typed as its name, whatever was chosen since. */
  readonly typed?: string | undefined;
  /** What was read with its name, under the name that it has now. */
  readonly read?: ReadFields | undefined;
  /** Whether the price typed with it is of each or of all, once that is said. */
  readonly basis?: PriceBasis | undefined;
}

export const noChoice: Choice = { name: '', node: '', isUnsure: false, good: '', denied: [] };

const isAnyChoice = objectOf<Choice>({
  name: isText,
  node: isText,
  isUnsure: isBoolean,
  good: isText,
  denied: listOf(isText),
  filled: optional(isFilledByName),
  typed: optional(isText),
  read: optional(isReadFields),
  basis: optional(oneOf(['each', 'all'])),
});

/** One that a version before 26 November kept does not say what was read with its name: it is typed again. */
export const isChoice: Shape<Choice> = (value): value is Choice =>
  isAnyChoice(value) && !(value.filled !== undefined && value.typed === undefined);

/** Where the article stands in the nomenclature. */
export interface NamedArticle {
  /** Null for a free article. */
  readonly product: Product | null;
  /** What the product was, or is to be, chosen in. */
  readonly group: Product | null;
  /** The question that nobody knows the answer to: the product is what is counted instead. */
  readonly unsureOf: Product | null;
  /** What the article is kept under: as it was typed, or that of what nobody knows. */
  readonly name: string;
  /** What the article is whatever the answer. */
  readonly surely?: RestrictedGoodId | undefined;
  /** The search of the products page, of the same name. */
  readonly found: FoundGoods;
}

/** The article, with what the law says of it. */
export interface ConsideredArticle extends NamedArticle {
  /** What restricts it: by its list, by what was answered, or as its name says as long as nobody denies it. */
  readonly held: HeldRestriction | null;
  /** What its name may mean, still to be answered. */
  readonly doubt: HeldRestriction | null;
  /** Answered of a free article: what is kept of it. */
  readonly answers: RestrictionAnswers;
  /** From the country where it is bought; null until that of the trip is known. */
  readonly arrival: Arrival | null;
  /** The age that tobacco and alcohol ask for, of somebody who has not reached it; null otherwise. */
  readonly youngest: Figure | null;
}

/** Who thinks of buying, and where. */
export interface Buyer {
  readonly age: number;
  readonly arrival: Arrival | null;
  readonly words: RestrictedWords;
}

const nothingFound: FoundGoods = { named: [], begun: [], products: [] };

/**
 * The product, or the group, that a name and the choices made beside it mean, in the country of purchase.
 * @param unknownOf what an article of a group becomes when its question is answered by « je ne sais pas »
 */
export function nameArticle(
  choice: Choice,
  offered: ProductCatalogue,
  arrival: Arrival | null,
  unknownOf: (group: Product) => UnknownAnswer,
): NamedArticle {
  const found = isSearched(choice.name) ? findOrHear(offered, choice.name, arrival) : nothingFound;
  const node = choice.good === '' ? nodeOf(choice, offered, found) : null;
  const group = node && groupOf(choice, node, offered);
  const { name } = choice;
  if (choice.isUnsure && group !== null) {
    const { product, name: kept, good: surely } = unknownOf(group);
    return { product, group: product && group, unsureOf: group, name: kept, surely, found };
  }
  if (node === null) return { product: node, group: null, unsureOf: null, name, found };
  return { product: node.kind === 'category' ? null : node, group, unsureOf: null, name, found };
}

/** What the law says of it, in the country of purchase. */
export function considerArticle(
  article: NamedArticle,
  choice: Choice,
  { age, arrival, words }: Buyer,
): ConsideredArticle {
  const { product, group, found } = article;
  const answers = answersOf(article.surely === undefined ? choice : { ...choice, good: article.surely });
  const nothing: ConsideredArticle = {
    ...article,
    held: null,
    doubt: null,
    answers,
    arrival,
    youngest: null,
  };
  if (arrival === null) return nothing;
  const node = product ?? group;
  if (node !== null && isTooYoung(node, age, arrival)) {
    return { ...nothing, youngest: minimumAge(arrival.regime, arrival.law) };
  }
  if (product !== null) return { ...nothing, held: restrictionOf(product.restrictedGood, arrival) };
  if (group !== null) return nothing;
  const { confirmed, open } = readName(
    { name: article.name, restriction: null, restrictionAnswers: answers },
    arrival,
    words,
  );
  const [doubt = null] = open;
  // As the search does: what the words name is said for what it is, before any product.
  const isNamed = found.named.some(({ good }) => good.id === doubt?.good.id);
  return { ...nothing, held: confirmed[0] ?? (isNamed ? doubt : null), doubt };
}

const maxSuggestions = 3;

type ProductHit = FoundGoods['products'][number];

function suggestedHits(considered: ConsideredArticle): readonly ProductHit[] {
  const { product, group, unsureOf, answers, found } = considered;
  if ((product ?? group ?? unsureOf) !== null || Object.values(answers).includes('yes')) return [];
  return found.products.filter(({ item }) => item.product.kind !== 'custom-product').slice(0, maxSuggestions);
}

/** The first results for a name that is typed and not chosen: one of them has its own rates, or its quantity. */
export function suggestedProducts(considered: ConsideredArticle): readonly Product[] {
  return suggestedHits(considered).map(({ item }) => item.product);
}

/** Those that the name may mean as well as the first: never by a typo, nor by one of their words beside one that it spells. */
function likelyProducts(considered: ConsideredArticle): readonly Product[] {
  const hits = suggestedHits(considered);
  const isFirstSpelled = hits[0]?.isSpelled === true;
  const isLikely = ({ isSpelled, rank }: ProductHit): boolean => isSpelled || (!isFirstSpelled && rank === 0);
  return hits.filter((hit, place) => place === 0 || isLikely(hit)).map(({ item }) => item.product);
}

/**
 * Whether what was typed or chosen may well be restricted, or ask for formalities, as long as nobody says what it is: the group whose
 * question is open, or any of the likely results, unless its author denied it. Of a group, half of its products.
 */
export function mayBeRestricted(considered: ConsideredArticle): boolean {
  const { arrival, group, product, answers } = considered;
  const likely = group !== null && product === null ? [group] : likelyProducts(considered);
  const isHeld = ({ restrictedGood, subProducts }: Product): boolean => {
    const held = arrival && restrictionOf(restrictedGood, arrival);
    if (held === null) {
      return subProducts.length > 0 && subProducts.filter(isHeld).length >= subProducts.length / 2;
    }
    const { good, severity } = held;
    return answers[good.id] !== 'no' && (severity !== 'information' || good.id === 'formalities');
  };
  return likely.some(isHeld);
}

/** What was chosen; else the one that is called as it was typed. */
function nodeOf(
  { name, node }: Choice,
  offered: ProductCatalogue,
  { named, products: [best] }: FoundGoods,
): Product | null {
  const chosen = indexCatalogue(offered).get(node);
  if (chosen !== undefined) return chosen;
  if (best === undefined || named.length > 0) return null;
  const { product } = best.item;
  return product.kind !== 'custom-product' && foldText(product.name) === foldText(name.trim())
    ? product
    : null;
}

/** A group keeps the name of the article while one of its products is chosen. */
function groupOf({ name }: Choice, node: Product, offered: ProductCatalogue): Product | null {
  if (node.kind === 'category') return node;
  const parent = ancestorsOf(offered, node.id).at(-1);
  return parent !== undefined && foldText(parent.name) === foldText(name.trim()) ? parent : null;
}

/** Whatever the answer to its question is. */
function isTooYoung(node: Product, age: number, arrival: Arrival): boolean {
  if (node.kind === 'category') return node.subProducts.every((child) => isTooYoung(child, age, arrival));
  return !offeredAtAge(node, { age, country: arrival.country }, arrival.law);
}

function answersOf({ good, denied }: Choice): RestrictionAnswers {
  const answerFor = (id: string): DoubtAnswer | undefined =>
    id === good ? 'yes' : denied.includes(id) ? 'no' : undefined;
  return Object.fromEntries(
    restrictedGoodIds.flatMap((id) => {
      const answer = answerFor(id);
      return answer === undefined ? [] : [[id, answer] as const];
    }),
  );
}
