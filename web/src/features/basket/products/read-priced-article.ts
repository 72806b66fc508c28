import type { CurrencyContext } from './typed-list/currency-words';
import type { ReadFields } from './typed-list/fill-draft';
import { readArticle } from './typed-list/read-article';
import { pricesInDigits, writtenPrices } from './typed-list/read-price';

/** One article typed with its price; whether that is the price of each or of all may be left to say. */
export interface PricedArticle extends ReadFields {
  readonly price: number;
  readonly currency: string;
  readonly basis: ReadFields['basis'];
}

/**
 * One article typed with its price in the field of a name: « iPhone 1099 $ », « 2 parfums 80 $ ». Null without a price whose
 * currency is written (« iPhone 15 » is a model).
 */
export function readArticleAndPrice(typed: string, context: CurrencyContext): PricedArticle | null {
  const article = readArticle(typed, context);
  if (article.kind === 'unread' || !article.isCurrencyWritten || article.prices.length !== 1) return null;
  const { name, count, prices, basis, degree, measure, pack } = article;
  const [price] = prices;
  if (price === undefined || price.nameEnd !== '') return null;
  return { name, count, price: price.price, currency: price.currency, basis, degree, measure, pack };
}

/** « chocolat 20 »: what ends in a number that is no model may have its price without a currency. */
export function endsInBareNumber(typed: string, context: CurrencyContext): boolean {
  const article = readArticle(typed, context);
  return article.kind === 'read' && !article.isCurrencyWritten && article.prices.length > 0;
}

/** Whether it is left to say that the price is that of each of several, or of all. */
export function asksBasis(read: ReadFields): read is ReadFields & Pick<PricedArticle, 'price' | 'currency'> {
  return read.price !== undefined && read.currency !== undefined && read.basis === undefined;
}

/** How many, how much of it and how strong, typed with a name where no price is; null where nothing of that is. */
export function readArticleAndQuantity(typed: string, context: CurrencyContext): ReadFields | null {
  const article = readArticle(typed, context);
  if (article.kind === 'unread' || article.prices.length > 0 || article.priceWritten !== undefined)
    return null;
  const { name, count, isCountSaid, degree, measure, pack } = article;
  const isSaid = isCountSaid || [degree, measure, pack].some((quantity) => quantity !== undefined);
  return isSaid ? { name, count, degree, measure, pack } : null;
}

/** A price alone in the field of a name, as typed; its currency where it is written and sure. */
export interface BarePrice {
  readonly text: string;
  readonly currency?: string | undefined;
}

/** « 80 $ », « 1099 »: null where a word stands beside it, or another number. */
export function readBarePrice(written: string, context: CurrencyContext): BarePrice | null {
  const typed = pricesInDigits(written, context);
  if (/^[\d\s.,'’]*\d[\d\s.,'’]*$/u.test(typed)) return { text: typed.trim() };
  const [price, other] = writtenPrices(typed, context);
  if (price === undefined || other !== undefined) return null;
  if (/[\p{L}\p{N}]/u.test(typed.slice(0, price.start) + typed.slice(price.end))) return null;
  const [text] = /\d[\d\s.,'’]*(?<!\s)/u.exec(price.written) ?? [];
  if (text === undefined) return null;
  const [currency, another] = new Set(price.meanings.map((meaning) => meaning.currency));
  return { text, currency: another === undefined ? currency : undefined };
}

/** One article typed with its price, where it is known whether that is the price of each or of all. */
export function readPricedArticle(typed: string, context: CurrencyContext): ReadFields | null {
  const read = readArticleAndPrice(typed, context);
  return read?.basis === undefined ? null : read;
}
