import { type ExactDecimal, exactDecimal, toNumber } from '@retour/core';
import { sumOf, timesCount } from '../../../../../lib/exact-decimal';
import type { ReadArticle, UnreadArticle } from './read-article';
import type { TypedArticle } from './read-list';
import type { ReceiptSum } from './receipt-line';

const nothing: ExactDecimal = { units: 0, decimals: 0 };

const added = (sums: readonly ExactDecimal[]): number => toNumber(sums.reduce(sumOf, nothing));

interface Receipt {
  readonly currency: string;
  /** Of all articles: several where « 2 savons 10 € » may be of each or of all. */
  readonly articles: readonly number[];
  readonly count: number;
  readonly taxes: readonly number[];
  readonly wholes: readonly number[];
}

const isRead = (one: TypedArticle): one is TypedArticle & ReadArticle => one.kind === 'read';
const isUnread = (one: TypedArticle): one is TypedArticle & UnreadArticle => one.kind === 'unread';

function costOf({ prices, count, basis }: ReadArticle, unsaid: 'each' | 'all'): ExactDecimal {
  const price = exactDecimal(prices[0]?.price ?? 0);
  return (basis ?? unsaid) === 'each' ? timesCount(price, count) : price;
}

/** The figures of a receipt; undefined where one of them is not told, or they are of several currencies. */
function receiptOf(articles: readonly TypedArticle[]): Receipt | undefined {
  const bought = articles.filter(isRead).filter(({ prices }) => prices.length > 0);
  const sums = articles.filter(isUnread).flatMap(({ sum }) => (sum === undefined ? [] : [sum]));
  const paid = [...bought.flatMap(({ prices }) => prices), ...sums];
  const [currency, another] = new Set(paid.map((one) => one.currency));
  if (currency === undefined || another !== undefined || bought.length === 0) return undefined;
  if (bought.some(({ prices }) => prices.length > 1)) return undefined;
  const pricesOf = (of: ReceiptSum['of']): readonly number[] =>
    sums.filter((sum) => sum.of === of).map(({ price }) => price);
  return {
    currency,
    articles: (['all', 'each'] as const).map((unsaid) => added(bought.map((one) => costOf(one, unsaid)))),
    count: bought.reduce((sum, one) => sum + one.count, 0),
    taxes: pricesOf('tax'),
    wholes: pricesOf('whole'),
  };
}

/** « Sales tax » is of no price in a shop, nor any tax of America's: what was paid before it, alone, says nothing. */
const isNeverInside = (typed: string, currency: string): boolean =>
  /sales|(?<!\p{L})(?:state|city|county|hst|pst|qst|tps|tvq)(?!\p{L})/iu.test(typed) ||
  (/(?<!\p{L})(?:tax|gst)/iu.test(typed) && (currency === 'USD' || currency === 'CAD'));

/** Whether a receipt adds its taxes to its prices (« SALES TAX 41.71 ») or holds them (« TVA 8,33 »), where its figures tell. */
export function tellTaxLines(articles: readonly TypedArticle[]): readonly TypedArticle[] {
  const receipt = articles.some((one) => isUnread(one) && one.reason === 'tax')
    ? receiptOf(articles)
    : undefined;
  if (receipt === undefined) return articles;
  const { currency, count, taxes, wholes } = receipt;
  const withTaxes = receipt.articles
    .map((cost) => added([cost, ...taxes].map(exactDecimal)))
    .find((sum) => wholes.includes(sum) && !receipt.articles.includes(sum));
  // Beyond them a tip, a shipping or a tax was paid.
  const isInside = receipt.articles.includes(Math.max(...wholes));
  return articles.map((one, place): TypedArticle => {
    if (!isUnread(one) || one.reason !== 'tax') return one;
    if (withTaxes !== undefined)
      return { ...one, reason: 'tax-added', withTax: { price: withTaxes, currency, count } };
    const isAfterAll = articles
      .slice(place)
      .every((after) => !(isUnread(after) && after.sum?.of === 'whole'));
    return isInside && !(isNeverInside(one.typed, currency) && isAfterAll)
      ? { ...one, reason: 'tax-included' }
      : one;
  });
}
