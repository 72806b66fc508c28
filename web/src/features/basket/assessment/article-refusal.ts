import { type FieldProblem, refusalText } from '@retour/contract';
import type { Refusal } from '@retour/core';
import { type BasketArticle, basketArticles, type SimulatorRequest } from '../../../store';

/** Why an article, or the whole request when `article` is null, cannot be computed. */
export interface ArticleRefusal {
  readonly article: BasketArticle | null;
  /** Name of the field in the request, e.g. "currency"; null when no field is pointed at. */
  readonly field: string | null;
  readonly message: string;
}

/** The core's refusals, worded and tied to the articles they are about. */
export function refusalsOnDevice(
  request: SimulatorRequest,
  refusals: readonly Refusal[],
): readonly ArticleRefusal[] {
  return refusals.map((refusal) => refusalAt(request, refusal.path, refusalText(refusal)));
}

/** The server's, which come worded, with dotted paths such as "shoppingProducts.2.currency". */
export function refusalsOfServer(
  request: SimulatorRequest,
  problems: readonly FieldProblem[],
): readonly ArticleRefusal[] {
  return problems.map(({ path, message }) => refusalAt(request, path.split('.'), message));
}

function refusalAt(
  request: SimulatorRequest,
  [list, index, field]: readonly (string | number)[],
  message: string,
): ArticleRefusal {
  const isArticle = list === 'goods' || list === 'shoppingProducts';
  const article = isArticle ? (basketArticles(request)[Number(index)] ?? null) : null;
  const name = isArticle ? field : list;
  return { article, field: name === undefined ? null : String(name), message };
}
