import { type PricedArticle, pricedArticle } from './read-priced-article';
import type { ReadFields } from './typed-list/reading/fill-draft';
import { readInFull } from './typed-list/reading/read-in-full';
import { pricesInDigits, writtenPrices } from './typed-list/reading/read-price';
import type { CurrencyContext } from './typed-list/words/currency-words';

/** One article typed with its price in the field of a name: « iPhone 1099 $ », « 2 parfums 80 $ ». */
export function readArticleAndPrice(typed: string, context: CurrencyContext): PricedArticle | null {
  return pricedArticle(readInFull(typed, context));
}

/** Whether it is left to say that the price is that of each of several, or of all. */
export function asksBasis(read: ReadFields): read is ReadFields & Pick<PricedArticle, 'price' | 'currency'> {
  return read.price !== undefined && read.currency !== undefined && read.basis === undefined;
}

/** How many, how much of it and how strong, typed with a name where no price is; null where nothing of that is. */
export function readArticleAndQuantity(typed: string, context: CurrencyContext): ReadFields | null {
  const article = readInFull(typed, context);
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
