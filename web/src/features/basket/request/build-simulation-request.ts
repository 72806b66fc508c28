import type { SimulationRequest } from '@retour/contract';
import { basketArticles, type SimulatorRequest } from '../../../store';
import { sentArticle } from './sent-article';

/**
 * The call's payload from the answers; throws 'Bad simulator request' while one is missing (specification §5).
 * @param day day of arrival, left to the server where nobody said it
 */
export function buildSimulationRequest(answers: SimulatorRequest, day?: string): SimulationRequest {
  const { age, meanOfTransport, country, border } = answers;
  if (!age || !meanOfTransport || !country || border === undefined) throw new Error('Bad simulator request');
  return {
    age,
    meanOfTransport,
    country,
    border,
    ...(answers.date !== undefined && answers.date === day && { date: day }),
    shoppingProducts: basketArticles(answers).map(sentArticle),
  };
}
