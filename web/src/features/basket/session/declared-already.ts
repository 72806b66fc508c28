import { isNeverCollected } from '@retour/core';
import type { BasketArticle, SentDeclaration } from '../../../store';

export interface DeclaredAlready {
  readonly count: number;
  /** Where the last of them is; undefined where none is. */
  readonly declaration: SentDeclaration | undefined;
}

/** How many of the articles a declaration of this device has: one goes from a simulation to its declaration with its id. */
export function declaredAlready(
  articles: readonly BasketArticle[],
  sent: readonly SentDeclaration[],
): DeclaredAlready {
  const standing = sent.filter(({ status }) => !isNeverCollected(status));
  const declarations = articles.flatMap(
    ({ id }) =>
      standing.find(({ assessment }) =>
        assessment.shoppingProducts.some(({ customId }) => customId === id),
      ) ?? [],
  );
  return { count: declarations.length, declaration: declarations.at(-1) };
}
