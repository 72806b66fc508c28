import type { ReadFields } from './typed-list/reading/fill-draft';
import { type ReadArticle, readArticle, type UnreadArticle } from './typed-list/reading/read-article';
import type { CurrencyContext } from './typed-list/words/currency-words';

/** One article typed with its price; whether that is the price of each or of all may be left to say. */
export interface PricedArticle extends ReadFields {
  readonly price: number;
  readonly currency: string;
  readonly basis: ReadFields['basis'];
}

/** Null without a price whose currency is written (« iPhone 15 » is a model). */
export function pricedArticle(article: ReadArticle | UnreadArticle): PricedArticle | null {
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

/** One article typed with its price, which is looked for by its name. */
export function readNamedArticle(typed: string, context: CurrencyContext): ReadFields | null {
  return pricedArticle(readArticle(typed, context));
}

/** The same, where it is known whether that is the price of each or of all. */
export function readPricedArticle(typed: string, context: CurrencyContext): ReadFields | null {
  const read = readNamedArticle(typed, context);
  return read?.basis === undefined ? null : read;
}
