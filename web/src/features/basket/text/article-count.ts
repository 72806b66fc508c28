export function formatArticleCount(count: number): string {
  return `${count}\u00A0${count < 2 ? 'article' : 'articles'}`;
}
