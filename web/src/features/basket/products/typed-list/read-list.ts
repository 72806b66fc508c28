import { productSearchSettings } from '../../../reference';
import type { CurrencyContext } from './currency-words';
import { type ReadArticle, readArticle, type UnreadArticle } from './read-article';
import { splitArticles, splitAtAnd, typedListLimits } from './split-articles';

export type TypedArticle = (ReadArticle | UnreadArticle) & {
  /** Tells it from the others, whatever is typed around it. */
  readonly key: string;
};

/** The articles of what is typed, in its order; null when it is one article, or a word that is sought. */
export function readList(typed: string, context: CurrencyContext): readonly TypedArticle[] | null {
  const text = typed.slice(0, typedListLimits.characters);
  const priced = (part: string): boolean => {
    const read = readArticle(part, context);
    return read.kind === 'read' && (read.prices.length > 0 || read.priceWritten !== undefined);
  };
  const counted = (part: string): boolean => {
    const read = readArticle(part, context);
    return read.kind === 'read' && read.isCountSaid;
  };
  const named = (part: string): boolean => readArticle(part, context).kind === 'read';
  const parts = splitArticles(text).flatMap((part) =>
    splitAtAnd(
      part,
      (before, after) => named(after) && (priced(before) || (named(before) && counted(after))),
    ),
  );
  // Its first letter alone is not an article yet.
  if ((parts.at(-1)?.length ?? 0) < productSearchSettings.minCharacters) parts.pop();
  const articles = parts.slice(0, typedListLimits.articles).map((part) => readArticle(part, context));
  if (!isList(articles)) return null;
  const rest = [...parts.slice(typedListLimits.articles), typed.slice(typedListLimits.characters)];
  const left = rest.filter((part) => part !== '').join(', ');
  return keyed(left === '' ? articles : [...articles, { kind: 'unread', typed: left, reason: 'too-many' }]);
}

/** Two articles at least, with a sum whose currency is written, or two figures: « chaussures, taille 42 » is sought. */
function isList(articles: readonly (ReadArticle | UnreadArticle)[]): boolean {
  const read = articles.filter((article) => article.kind === 'read');
  const figures = read.filter(({ prices, isCountSaid }) => prices.length > 0 || isCountSaid);
  return (
    articles.length > 1 && (read.some(({ isCurrencyWritten }) => isCurrencyWritten) || figures.length > 1)
  );
}

function keyed(articles: readonly (ReadArticle | UnreadArticle)[]): readonly TypedArticle[] {
  const seen = new Map<string, number>();
  return articles.map((article) => {
    const turn = (seen.get(article.typed) ?? 0) + 1;
    seen.set(article.typed, turn);
    return { ...article, key: turn === 1 ? article.typed : `${article.typed} #${turn}` };
  });
}
