import type { TypedArticle } from './read-list';

const paid = /^(?:carte|visa)$/iu;

/** « carte » is a postcard as much as how a receipt was paid. */
export const mayBePaid = (name: string): boolean => paid.test(name);

/** Where a line stands before it and no article after, « carte 59 € » is what was paid, and no article. */
export function askPaidLines(articles: readonly TypedArticle[]): readonly TypedArticle[] {
  const isPaid = (one: TypedArticle): boolean => one.kind === 'read' && mayBePaid(one.name);
  const lastArticle = articles.findLastIndex((one) => one.kind === 'read' && !isPaid(one));
  return articles.map((one, place) =>
    isPaid(one) && place > 0 && place > lastArticle
      ? { kind: 'unread', typed: one.typed, key: one.key, reason: 'total' }
      : one,
  );
}
