import type { CurrencyContext } from '../words/currency-words';
import { isDrinkOfNumber } from '../words/drink-words';
import { perMeasure } from '../words/per-measure';
import { isBesidePrice } from './price-alone';
import { basisLength } from './price-basis';
import { lengthOfNoPrice, readInFull } from './read-in-full';
import { type FoundPrice, writtenPrices } from './read-price';
import { isTotal } from './receipt-line';

/** Another article begins: its name, or how many, then its name; « soit 30 € » says the same again. */
const beginsAnother =
  /^(?:\s+|\s*\+\s*)(?!soit\s)(?:\d{1,4}(?:[.,]\d{1,3})?\s*[x×*]?\s+(?!(?:et|and)\s))?\p{L}/u;

/** « iPhone 1099 3 bouteilles »: a number after a name, then how many of something else; « iPhone 15 » is a model. */
const pricesWithoutCurrency =
  /(?<=\p{L}[^\d]*\s)(?:\d{3,}|\d+[.,]\d{1,2})(?=\s+\d{1,4}(?:[.,]\d{1,3})?\s+\p{L})/gu;

const leadingAnd = /^\s*(?:(?:et|plus|puis)\s+|\+\s*)/iu;

/** « 15 € le kilo » ends after its measure, « 20 € la douzaine » after its noun, « 40 € en 2024 » after its date; the article begins after the price before it. */
function endOf({ start, end }: FoundPrice, text: string, from: number): number {
  const { 0: per = '', index = 0 } = perMeasure.exec(text.slice(start)) ?? {};
  const isNext = text.slice(end, start + index).trim() === '';
  const priceEnd =
    isNext && per !== ''
      ? start + index + per.length
      : end + basisLength(text.slice(end), text.slice(from, start));
  return priceEnd + lengthOfNoPrice(text.slice(priceEnd));
}

/** Where an article may end: after its price, or before the next one's where prices come first. */
function ends(text: string, context: CurrencyContext): readonly number[] {
  const prices = writtenPrices(text, context);
  if (prices[0]?.start === 0) return prices.slice(1).map(({ start }) => start);
  const written = prices.map((price, index) => endOf(price, text, prices[index - 1]?.end ?? 0));
  const bare = [...text.matchAll(pricesWithoutCurrency)]
    .map(({ 0: { length }, index }) => index + length)
    .filter((end) => !isDrinkOfNumber(text.slice(0, end)));
  return [...written, ...bare]
    .filter((end) => beginsAnother.test(text.slice(end)))
    .sort((one, other) => one - other);
}

/**
 * « 2 parfums 80 $ 1 iPhone 1099 3 bouteilles 45 € »: articles without a sign between them, one after each price. Only where
 * each has a name and one price, or is a sum of a receipt: otherwise nobody knows which goes with which.
 */
export function splitAtPrices(part: string, context: CurrencyContext): readonly string[] {
  const cuts = [0, ...ends(part, context), part.length];
  const typed = cuts.slice(1).map((end, index) => part.slice(cuts[index], end));
  const articles = typed.map((article) => article.replace(leadingAnd, '').trim());
  /** « sac 90 € tax 8 € » and « + IVA 8 € »: one price, to be worked out. */
  const isOfLast = (tax: string, asTyped: string): boolean => {
    const [price] = writtenPrices(tax, context);
    return leadingAnd.test(asTyped) || isBesidePrice(tax.slice(0, price?.start));
  };
  const isWhole = (article: string, place: number): boolean => {
    const read = readInFull(article, context);
    if (read.kind === 'unread')
      return isTotal(read.sum) || (read.sum !== undefined && !isOfLast(article, typed[place] ?? ''));
    return read.prices.length > 0 || read.priceWritten !== undefined;
  };
  return articles.length > 1 && articles.every(isWhole) ? articles : [part];
}
