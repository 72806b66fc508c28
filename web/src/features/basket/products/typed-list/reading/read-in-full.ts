import type { CurrencyContext } from '../words/currency-words';
import { numberWord } from '../words/number-words';
import { atWholePrice, takePer } from './price-of-whole';
import { type ReadArticle, readArticle, type UnreadArticle } from './read-article';
import { writtenPrices } from './read-price';
import { month } from './read-quantity';

/** What the form says of such a country of purchase. */
const boughtInFrance = /(?<!\p{L})achetée?s? en france(?!\p{L}|.*(?:d[ée]tax|duty))/iu;

const year = '(?:19|20)\\d\\d(?!\\d)';
/** After a price, numbers that are none: « acheté il y a 2 ans », « garantie 2 ans », « taille 42 », « T38 », « de 2022 », « mars 2025 ». */
const ofNoPrice = new RegExp(
  `(?<!\\p{L})(?:(?:achetée?s?|garantie?s?)\\s+)?(?:${month}\\s+${year}|t\\s?\\d{2}(?![\\p{L}\\p{N}])|(?:il y a\\s+)?\\d+\\s*(?:ans?(?:\\s+d['’]âge)?|mois|semaines?|jours?)(?!\\p{L})|en\\s+(?:${month}\\s+|\\d{1,2}/)?${year}|(?:le|depuis|taille|pointure|de(?=\\s+${year}))\\s+[\\d/]+(?:\\s+${month}(?:\\s+\\d{4})?)?)`,
  'giu',
);

const noPriceNext = new RegExp(`^\\s*(?!le\\s)${ofNoPrice.source}`, 'iu');
/** How long such a number is, with its words, where a text begins with one; « le 212 » may be a name. */
export const lengthOfNoPrice = (text: string): number => noPriceNext.exec(text)?.[0].length ?? 0;

/** « 1/2 kg », « un demi-kilo »; « 2 1/2 kg » is more, and « le 1/2 kg » is of a price. */
const half = new RegExp(
  `(?<![\\p{N}.,/½]\\s?)(?<!(?<!\\p{L})(?:l[ea]s?|au|par|du|et|${numberWord})\\s)(?:(?<!\\p{L})une?\\s)?(?:1\\s?/\\s?2|½|(?<!\\p{L})demie?[\\s-])\\s?(?=(?:kg|kilo|litre|l)(?![\\p{L}\\p{N}]))`,
  'giu',
);

/**
 * One article, with what the search has no room to read (what it leaves is a list of one): « 2 kg de thé 15 € le kilo » is of
 * thirty, and « montre 80 € garantie 2 ans » has one price.
 */
export function readInFull(typed: string, context: CurrencyContext): ReadArticle | UnreadArticle {
  if (boughtInFrance.test(typed)) return { kind: 'unread', typed, reason: 'france' };
  const text = typed.replace(half, '0,5 ');
  const taken = takePer(text, context);
  const article = readWithRest(taken?.rest ?? text, context);
  if (article.kind === 'unread') return { ...article, typed };
  // « parfum (80 €) »
  const named = { ...article, name: article.name.replace(/\s*\(\s*\)/u, '') };
  const whole = taken === undefined ? named : atWholePrice(named, taken, context);
  return whole === undefined ? { kind: 'unread', typed, reason: 'per-measure' } : { ...whole, typed };
}

function readWithRest(text: string, context: CurrencyContext): ReadArticle | UnreadArticle {
  const article = readArticle(text, context);
  if (article.kind === 'read' || article.reason !== 'several-prices') return article;
  const [price, other] = writtenPrices(text, context);
  const rest = text.slice(price?.end);
  if (price === undefined || other !== undefined || /^\s*[-–—/+&]/u.test(rest) || !/\p{L}/u.test(rest))
    return article;
  const without = rest.replace(ofNoPrice, '');
  const again = without === rest ? article : readArticle(text.slice(0, price.end) + without, context);
  return again.kind === 'read' || again.reason !== 'several-prices'
    ? again
    : { ...again, reason: 'after-price' };
}
