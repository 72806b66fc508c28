import { measureWord } from '@retour/core';
import type { ArticleDraft } from './article-draft';
import type { PricedArticle } from './read-priced-article';
import { withoutSizes } from './typed-list/reading/figures-of-name';
import type { ReadFields } from './typed-list/reading/fill-draft';
import type { ReadArticle, UnreadArticle } from './typed-list/reading/read-article';
import { readInFull } from './typed-list/reading/read-in-full';
import { writtenPrices } from './typed-list/reading/read-price';
import type { CurrencyContext } from './typed-list/words/currency-words';
import { isDrinkOfNumber } from './typed-list/words/drink-words';
import { isModelOfNumber, withoutBrandNumber } from './typed-list/words/model-words';

/** One article that was typed in the search: what its form takes of it, and what it holds that the form may not take. */
export interface SoughtArticle {
  /** As it stands in the field of the search. */
  readonly typed: string;
  readonly read: ReadFields;
  readonly hasPrice: boolean;
  readonly hasCount: boolean;
  readonly isCurrencyWritten: boolean;
  /** What it is with each price that a number of it may be, once that is said. */
  readonly offered: readonly PricedArticle[];
}

/** Null for words alone: they are what is sought. */
export function readSoughtArticle(typed: string, context: CurrencyContext): SoughtArticle | null {
  const article = readInFull(typed, context);
  const sought = article.kind === 'read' ? soughtOf(article) : unreadSought(article, context);
  const { measure, pack, degree } = sought.read;
  const isMore = [measure, pack, degree].some((quantity) => quantity !== undefined);
  return sought.hasPrice || sought.hasCount || isMore ? sought : null;
}

function soughtOf(article: ReadArticle): SoughtArticle {
  const { typed, count, isCountSaid, prices, priceWritten, degree, measure, pack } = article;
  const [price] = prices;
  const { isCurrencyWritten, basis } = article;
  // A price that may be of each or of all is asked about in a list: the form has no question for it.
  const isOne = prices.length === 1 && basis !== undefined;
  const isSure = isOne && isCurrencyWritten && price !== undefined && price.nameEnd === '';
  const isNameAlone = isSure || (prices.length === 0 && isCountSaid && measure === undefined);
  return {
    typed,
    read: {
      name: isNameAlone ? article.name : typed,
      count,
      price: isSure ? price.price : undefined,
      priceWritten,
      currency: isCurrencyWritten ? onlyOne(prices.map(({ currency }) => currency)) : undefined,
      basis,
      degree,
      measure,
      pack,
    },
    hasPrice: prices.length > 0 || priceWritten !== undefined || hasLooseNumber(article.name),
    hasCount: isCountSaid && count > 1,
    isCurrencyWritten,
    offered:
      isSure || basis === undefined
        ? []
        : prices.map(({ nameEnd, price: value, currency }) => ({
            name: `${article.name} ${nameEnd}`.trim(),
            count,
            price: value,
            currency,
            basis,
          })),
  };
}

/** What is written again: its price where it holds one, and how many where another number stands there. */
function unreadSought({ typed, reason }: UnreadArticle, context: CurrencyContext): SoughtArticle {
  const priced = writtenPrices(typed, context);
  const isUnclear = (typed.match(figures) ?? []).length !== priced.length || manyBefore.test(typed);
  const hasCount = (reason === 'count' || reason === 'size') && isUnclear;
  const isPriceUnclear = reason === 'number' || reason === 'several-prices';
  const hasPrice = priced.length > 0 || isPriceUnclear || (/\d/.test(typed) && !hasCount);
  return {
    typed,
    read: {
      name: typed,
      count: 1,
      currency: onlyOne(priced.flatMap(({ meanings }) => meanings.map(({ currency }) => currency))),
    },
    hasPrice,
    hasCount,
    isCurrencyWritten: false,
    offered: [],
  };
}

/** Of several prices that the form does not take, the currency that all are written in is still theirs. */
function onlyOne(currencies: readonly string[]): string | undefined {
  const [currency, another] = new Set(currencies);
  return another === undefined ? currency : undefined;
}

const isOfName = (name: string): boolean => isModelOfNumber(name) || isDrinkOfNumber(name);

/** How many is for its author to say. */
const manyBefore = /^\s*plusieurs\s/iu;

const figures = /\d+(?:[\s.,]\d+)*/gu;

const sizeBefore = /(?<!\p{L})(?:tailles?|pointures?|modèles?|série|année|version|n°|numéro)\s*$/iu;
const unitAfter = new RegExp(
  `^\\s*(?:ans?|mois|cm|mm|m|pouces?|["”″]|[gmkt]?o|[gmt]b|w|kw|watts?|v|mah|mp|k|ct|carats?|${measureWord}|pièces?|pces?|st|nd|rd|th)(?![\\p{L}\\p{N}])`,
  'iu',
);

/** « parfum 80 fr », « parfum 8e »: a number of the name that no model, size or unit explains may be its price. */
export function hasLooseNumber(called: string): boolean {
  const name = withoutSizes(withoutBrandNumber(called));
  return [...name.matchAll(/(?<![\p{L}\p{N}.,])\d+(?:[.,]\d+)*/gu)].some(({ 0: digits, index }) => {
    const end = index + digits.length;
    const isExplained =
      isOfName(name.slice(0, end)) ||
      sizeBefore.test(name.slice(0, index)) ||
      unitAfter.test(name.slice(end));
    return !isExplained;
  });
}

/**
 * What of it is not in the form that was filled with it, as long as nobody wrote it there.
 * @param values the form as it is now
 */
export function missingOf(
  { read, hasPrice, hasCount }: SoughtArticle,
  filled: ArticleDraft,
  values: ArticleDraft,
): 'price' | 'count' | 'both' | undefined {
  const isPriceMissing = hasPrice && filled.price.text === '' && values.price.text.trim() === '';
  const isCounted = filled.amount.text !== '' || filled.count.chosen === read.count;
  const isSaidSince = values.count.text !== filled.count.text || values.amount.text !== filled.amount.text;
  const isCountMissing = hasCount && (read.count === 1 || !isCounted) && !isSaidSince;
  if (isPriceMissing) return isCountMissing ? 'both' : 'price';
  return isCountMissing ? 'count' : undefined;
}
