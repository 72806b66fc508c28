import { saysSumOrPayment } from '../words/receipt-words';
import type { ReadArticle, UnreadArticle, UnreadReason } from './read-article';
import type { TypedArticle } from './read-list';
import { isTotal } from './receipt-line';

const paid = /^(?:carte|visa)$/iu;
/** « cash 300 € » may be money that is brought, and « bar » or « resto » much else. */
const paidOnReceipt =
  /^(?:cash|esp[èe]ces|liquide|card|d[ée]bit|credit|cheque|ch[èe]que|bar(?:geld)?|karte|efectivo|tarjeta|cambio|contanti|contante|resto|carta|genkin|現金)$/iu;

/** « carte » is a postcard as much as how a receipt was paid. */
export const mayBePaid = (name: string): boolean => paid.test(name) || paidOnReceipt.test(name);

const receiptReasons = new Set<UnreadReason>(['total', 'tax', 'tax-added', 'tax-included']);

export const isOfReceipt = ({ reason }: UnreadArticle): boolean => receiptReasons.has(reason);

const hasPrice = ({ prices, priceWritten }: ReadArticle): boolean =>
  prices.length > 0 || priceWritten !== undefined;

/**
 * Where a line stands before it and no article after, « carte 59 € » is what was paid, and no article. Under the articles
 * and the sum of a receipt, so is « cash 59 € », and « carte bancaire » without its sum.
 */
export function askPaidLines(articles: readonly TypedArticle[]): readonly TypedArticle[] {
  const isPaid = (one: TypedArticle): boolean => one.kind === 'read' && paid.test(one.name);
  const lastArticle = articles.findLastIndex((one) => one.kind === 'read' && !isPaid(one));
  const firstSum = articles.findIndex((one) => one.kind === 'unread' && one.sum !== undefined);
  const firstArticle = articles.findIndex((one) => one.kind === 'read');
  const firstTotal = articles.findIndex(
    (one, place) => place > firstArticle && one.kind === 'unread' && isTotal(one.sum),
  );
  const lastPriced = articles.findLastIndex(
    (one) => one.kind === 'read' && hasPrice(one) && !mayBePaid(one.name),
  );
  return articles.map((one, place) => {
    if (one.kind === 'unread') return one;
    const isLast = isPaid(one) && place > 0 && place > lastArticle;
    const isUnderSum =
      (firstTotal >= 0 && place > firstTotal) || (firstSum >= 0 && place > Math.max(firstSum, lastPriced));
    const isPaidThere = isUnderSum && hasPrice(one) && paidOnReceipt.test(one.name);
    const isWithoutSum = place > 0 && !hasPrice(one) && saysSumOrPayment(one.name);
    return isLast || isPaidThere || isWithoutSum
      ? { kind: 'unread', typed: one.typed, key: one.key, reason: 'total' }
      : one;
  });
}
