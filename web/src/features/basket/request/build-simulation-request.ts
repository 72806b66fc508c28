import type { ShoppingProductInput, SimulationRequest } from '@retour/contract';
import { type BasketArticle, basketArticles, type SimulatorRequest } from '../../../store';

/** The call's payload from the answers; throws 'Bad simulator request' while one is missing (specification §5). */
export function buildSimulationRequest(answers: SimulatorRequest): SimulationRequest {
  const { age, meanOfTransport, country, border } = answers;
  if (!age || !meanOfTransport || !country || border === undefined) throw new Error('Bad simulator request');
  return {
    age,
    meanOfTransport,
    country,
    border,
    shoppingProducts: basketArticles(answers).map(sentProduct),
  };
}

function sentProduct(article: BasketArticle): ShoppingProductInput {
  const { productId, amount, alcoholDegree, originCountry, restriction, restrictionAnswers } = article;
  return {
    customId: article.id,
    customName: article.name,
    originalValue: article.value,
    currency: article.currency,
    ...(productId === null ? {} : { id: productId }),
    ...(alcoholDegree === undefined ? {} : { alcoholDegree }),
    ...(amount ? { amount } : {}),
    ...(originCountry ? { originCountry } : {}),
    ...(productId === null && restriction !== undefined ? { restriction } : {}),
    ...(productId === null && restrictionAnswers !== undefined ? { restrictionAnswers } : {}),
  };
}
