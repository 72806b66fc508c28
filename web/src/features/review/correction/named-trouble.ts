import type { Correction, Declaration } from '@retour/contract';
import { nameOfArticle, type Product } from '@retour/core';
import type { ActTrouble } from '../acts/use-writes';
import { correctionText } from '../text/correction-text';

/** The articles of a correction, as the server names them in what it refuses. */
export type AskedArticles = Pick<Correction, 'corrections' | 'added'>;

/**
 * A refusal that is about articles (a new age or country makes them wrong, be they touched or not) names each of them
 * with its reason: the form shows no field at fault.
 */
export function namedTrouble(
  trouble: ActTrouble,
  { shoppingProducts }: Pick<Declaration, 'shoppingProducts'>,
  { corrections, added = [] }: AskedArticles,
  productOf: (id: string | null | undefined) => Product | null,
): ActTrouble {
  const { outcome } = trouble;
  if (outcome.kind !== 'refused') return trouble;
  const articleAt = (list: string | undefined, place: number) => {
    if (list === 'shoppingProducts') return shoppingProducts[place];
    if (list === 'added') return added[place];
    const corrected = corrections[place];
    const line = shoppingProducts.find(({ customId }) => customId === corrected?.customId);
    return (
      line && {
        ...line,
        id: corrected?.productId === undefined ? line.id : corrected.productId,
        customName: corrected?.customName ?? line.customName,
      }
    );
  };
  const named = outcome.errors.flatMap(({ path, message }) => {
    const [, list, place] = /^(shoppingProducts|corrections|added)\.(\d+)\./.exec(path) ?? [];
    const article = place === undefined ? undefined : articleAt(list, Number(place));
    if (article === undefined) return [];
    return [
      correctionText.summaryOf(nameOfArticle(productOf(article.id), article.customName ?? null), message),
    ];
  });
  return named.length === 0
    ? trouble
    : { ...trouble, outcome: { ...outcome, message: [...new Set(named)].join(' ') } };
}
