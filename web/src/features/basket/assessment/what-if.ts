import type { SimulationRequest } from '@retour/contract';
import type { Calculator } from './calculator';

/** What would be owed without an article, in euros; undefined when that cannot be computed. */
export function totalWithout(
  calculator: Calculator,
  request: SimulationRequest,
  customId: string,
): number | undefined {
  const shoppingProducts = request.shoppingProducts.filter((product) => product.customId !== customId);
  const outcome = calculator.assess({ ...request, shoppingProducts });
  return outcome.kind === 'assessed' ? outcome.answer.total : undefined;
}
