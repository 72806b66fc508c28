import type { CurrencyContext } from './typed-list/currency-words';
import type { ReadFields } from './typed-list/fill-draft';
import { readArticle } from './typed-list/read-article';

/**
 * One article typed with its price in the field of a name: « iPhone 1099 $ ». Null without a price whose currency is written
 * (« iPhone 15 » is a model), and where it is not known whether it is that of each or of all.
 */
export function readPricedArticle(typed: string, context: CurrencyContext): ReadFields | null {
  const article = readArticle(typed, context);
  if (article.kind === 'unread' || !article.isCurrencyWritten || article.prices.length !== 1) return null;
  const { name, count, prices, basis, degree, measure } = article;
  const [price] = prices;
  if (price === undefined || basis === undefined || price.nameEnd !== '') return null;
  return { name, count, price: price.price, currency: price.currency, basis, degree, measure };
}
