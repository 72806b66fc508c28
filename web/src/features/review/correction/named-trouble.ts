import type { Declaration } from '@retour/contract';
import { nameOfArticle, type Product, phrase } from '@retour/core';
import type { ActTrouble } from '../acts/use-writes';

/**
 * A refusal that is about articles which the agent did not touch (a new age or country makes them wrong) names each of them
 * with its reason: the form shows no field at fault.
 */
export function namedTrouble(
  trouble: ActTrouble,
  { shoppingProducts }: Pick<Declaration, 'shoppingProducts'>,
  productOf: (id: string | undefined) => Product | null,
): ActTrouble {
  const { outcome } = trouble;
  if (outcome.kind !== 'refused') return trouble;
  const named = outcome.errors.flatMap(({ path, message }) => {
    const place = /^shoppingProducts\.(\d+)\./.exec(path)?.[1];
    const line = place === undefined ? undefined : shoppingProducts[Number(place)];
    if (line === undefined) return [];
    return [phrase`${nameOfArticle(productOf(line.id), line.customName ?? null)} : ${message}`];
  });
  return named.length === 0
    ? trouble
    : { ...trouble, outcome: { ...outcome, message: [...new Set(named)].join(' ') } };
}
