import { type FieldProblem, refusalText } from '@retour/contract';
import { minimumAge, type Refusal } from '@retour/core';
import { type BasketArticle, basketArticles, type SimulatorRequest } from '../../../store';
import { arrivalFor } from '../restrictions/arrival-for';
import { arrivalOf } from '../restrictions/use-arrival';
import type { AgentWords } from '../session/agent-words';

/** Why an article, or the whole request when `article` is null, cannot be computed. */
export interface ArticleRefusal {
  readonly article: BasketArticle | null;
  /** Name of the field in the request, e.g. "currency"; null when no field is pointed at. */
  readonly field: string | null;
  readonly message: string;
  /** What the engine calls it. */
  readonly code: string;
}

/** Tobacco or alcohol before their age. */
export function isForAge({ code }: Pick<ArticleRefusal, 'code'>): boolean {
  return code === 'product-not-offered-at-age';
}

/**
 * The core's refusals, worded and tied to the articles they are about.
 * @param agentWords where an agent fills the basket, who is not told to go and see one
 */
export function refusalsOnDevice(
  request: SimulatorRequest,
  refusals: readonly Refusal[],
  agentWords?: Pick<AgentWords, 'tooYoung'>,
): readonly ArticleRefusal[] {
  return refusals.map((refusal) => {
    const { code, figures, path } = refusal;
    const message =
      agentWords !== undefined && isForAge(refusal)
        ? agentWords.tooYoung(Number(figures.minimumAge))
        : refusalText(refusal);
    return refusalAt(request, path, { code, message });
  });
}

/**
 * The server's, which come worded, with dotted paths such as "shoppingProducts.2.currency".
 * @param agentWords as above: the server words them for travellers, without their figures
 */
export function refusalsOfServer(
  request: SimulatorRequest,
  problems: readonly FieldProblem[],
  agentWords?: Pick<AgentWords, 'tooYoung'>,
): readonly ArticleRefusal[] {
  return problems.map(({ path, ...problem }) => {
    const refusal = refusalAt(request, path.split('.'), problem);
    const age = isForAge(refusal) ? ageAsked(request, refusal.article) : undefined;
    return agentWords === undefined || age === undefined
      ? refusal
      : { ...refusal, message: agentWords.tooYoung(age) };
  });
}

/** From which age on an article of tobacco or alcohol is computed, where it was bought; undefined without a trip. */
function ageAsked(request: SimulatorRequest, article: BasketArticle | null): number | undefined {
  const trip = arrivalOf(request);
  if (trip === null) return undefined;
  const { regime, law } = arrivalFor(trip, article?.purchaseCountry);
  return minimumAge(regime, law).value;
}

function refusalAt(
  request: SimulatorRequest,
  [list, index, field]: readonly (string | number)[],
  { code, message }: Pick<ArticleRefusal, 'code' | 'message'>,
): ArticleRefusal {
  const isArticle = list === 'goods' || list === 'shoppingProducts';
  const article = isArticle ? (basketArticles(request)[Number(index)] ?? null) : null;
  const name = isArticle ? field : list;
  return { article, field: name === undefined ? null : String(name), message, code };
}
