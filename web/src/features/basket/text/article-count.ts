import { formatCount } from '@retour/core';

export function formatArticleCount(count: number): string {
  return formatCount(count, 'article');
}
