import { isOfSum } from '@retour/core';
import type { SimulatorRequest } from '../../../store';
import type { Calculator } from '../assessment/calculator';
import { buildSimulationRequest } from '../request/build-simulation-request';

/** Whether what is said to be cash is counted as that alone: a sum that is carried, not an article with its price. */
export function isSumOfMoney(
  name: string,
  request: SimulatorRequest,
  calculator: Calculator | null,
): boolean {
  const sum = { id: 'somme', productId: null, name, value: 1, currency: 'EUR' };
  const outcome = calculator?.assess(
    buildSimulationRequest({
      ...request,
      shoppingProducts: [],
      customShoppingProducts: [{ ...sum, restrictionAnswers: { cash: 'yes' } }],
    }),
  );
  return (
    outcome?.kind === 'assessed' &&
    outcome.answer.shoppingProducts.some(({ explanation }) => isOfSum(explanation))
  );
}
