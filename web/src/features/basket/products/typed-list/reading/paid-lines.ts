import type { ReadArticle } from './read-article';
import type { TypedArticle } from './read-list';

const paid = /^(?:carte|visa|montant)$/iu;

/** « carte » is a postcard as much as how a receipt was paid. */
export const mayBePaid = (name: string): boolean => paid.test(name);

const cents = (price: number): number => Math.round(100 * price);

/** What the lines before say in all, each price being of one or of the line, as receipts print it. */
function sumsOf(articles: readonly TypedArticle[]): readonly number[] {
  const read = articles.filter((one): one is ReadArticle & TypedArticle => one.kind === 'read');
  const sumBy = (times: (article: ReadArticle) => number): number =>
    read.reduce((sum, article) => sum + cents(article.prices[0]?.price ?? 0) * times(article), 0);
  return [sumBy(() => 1), sumBy(({ basis, count }) => (basis === 'all' ? 1 : count))];
}

/** Where another line is a total, or where it is the sum of those before, « carte 59 € » is what was paid, and no article. */
export function askPaidLines(articles: readonly TypedArticle[]): readonly TypedArticle[] {
  const isReceipt = articles.some((one) => one.kind === 'unread' && one.reason === 'total');
  return articles.map((one, place) => {
    const [first] = one.kind === 'read' && mayBePaid(one.name) ? one.prices : [];
    if (first === undefined) return one;
    const isSum = sumsOf(articles.slice(0, place)).includes(cents(first.price));
    return isReceipt || isSum ? { kind: 'unread', typed: one.typed, key: one.key, reason: 'total' } : one;
  });
}
