import type { BasketArticle } from '../../../store';

/** An article that was taken out, and what stood after it then: other removals too. */
export interface RemovedLine {
  readonly article: BasketArticle;
  readonly followers: readonly string[];
  /** How it is told among what waits, if it is. */
  readonly waiting: string | undefined;
}

/** What stands at one place of the basket. */
export interface BasketRow {
  readonly article: BasketArticle;
  readonly isRemoved: boolean;
}

/** The articles with each removal where it was made, in the order of the page. */
export function rowsOf(
  articles: readonly BasketArticle[],
  removed: readonly RemovedLine[],
): readonly BasketRow[] {
  const rows: BasketRow[] = articles.map((article) => ({ article, isRemoved: false }));
  const there = new Set(articles.map(({ id }) => id));
  // The last one knows where those before it stood.
  for (const { article, followers } of [...removed].reverse()) {
    if (there.has(article.id)) continue;
    const next = rows.findIndex((row) => followers.includes(row.article.id));
    rows.splice(next === -1 ? rows.length : next, 0, { article, isRemoved: true });
  }
  return rows;
}

/** What stands after an article: where it is put back is before the first of them that is still in the basket. */
export function followersOf(rows: readonly BasketRow[], articleId: string): readonly BasketRow[] {
  return rows.slice(rows.findIndex(({ article }) => article.id === articleId) + 1);
}
