import type { SimulationAnswer, SimulationRequest } from '@retour/contract';
import type { Calculator } from './calculator';

/** What would be owed without an article; undefined when that cannot be computed. */
export function answerWithout(
  calculator: Calculator,
  request: SimulationRequest,
  customId: string,
): SimulationAnswer | undefined {
  const shoppingProducts = request.shoppingProducts.filter((product) => product.customId !== customId);
  const outcome = calculator.assess({ ...request, shoppingProducts });
  return outcome.kind === 'assessed' ? outcome.answer : undefined;
}
