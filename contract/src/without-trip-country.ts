interface BoughtArticle {
  readonly purchaseCountry?: string | undefined;
}

/** Articles as they are kept and sent: one that names the trip's own country as its country of purchase names none. */
export function withoutTripCountry<Article extends BoughtArticle>(
  articles: readonly Article[],
  country: string,
): Article[] {
  return articles.map((article) => {
    if (article.purchaseCountry !== country) return article;
    const { purchaseCountry: _, ...others } = article;
    return others as Article;
  });
}
