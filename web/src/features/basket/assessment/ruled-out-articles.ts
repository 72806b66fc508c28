import type { Refusal } from '@retour/core';
import { type BasketArticle, basketArticles, type SimulatorRequest, withoutArticle } from '../../../store';
import { buildSimulationRequest } from '../request/build-simulation-request';
import { ruledOutReason } from '../text/ruled-out-reason';
import type { Calculator } from './calculator';

export interface RuledOutArticle {
  readonly article: BasketArticle;
  readonly code: Refusal['code'];
  readonly reason: string;
}

/** The articles of a basket that its trip does not allow, as the engine says, and why; the others are kept. */
export function ruledOutArticles(
  request: SimulatorRequest,
  calculator: Calculator,
  reasonOf: (refusal: Refusal) => string | undefined = ruledOutReason,
): readonly RuledOutArticle[] {
  const outcome = calculator.assess(buildSimulationRequest(request));
  if (outcome.kind === 'assessed') return [];
  const articles = basketArticles(request);
  const found = outcome.refusals.flatMap((refusal) => {
    const [list, index] = refusal.path;
    const article = list === 'goods' ? articles[Number(index)] : undefined;
    const reason = reasonOf(refusal);
    return article === undefined || reason === undefined ? [] : [{ article, code: refusal.code, reason }];
  });
  if (found.length === 0) return [];
  // The engine may say of a product first, then of a currency: what is left is asked about again, with fewer articles.
  const left = found.reduce((basket, { article }) => withoutArticle(basket, article.id), request);
  return [...found, ...ruledOutArticles(left, calculator, reasonOf)];
}
