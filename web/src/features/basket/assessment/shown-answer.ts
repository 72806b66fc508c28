import type { SimulationAnswer, SimulationRequest } from '@retour/contract';
import { isForbidden, scaled } from '@retour/core';
import type { Calculator } from './calculator';

/**
 * An answer as it is shown. What may not enter takes its share of the allowance until it is handed over, but nobody pays to keep it:
 * beside it, the other articles, the allowances and the taxes are those of the rest, which is what is asked. `total` stays that of
 * all, which the words under the amount name.
 */
export function shownAnswer(
  answer: SimulationAnswer,
  calculator: Calculator,
  request: SimulationRequest,
): SimulationAnswer {
  const { withoutForbidden, shoppingProducts, total, totalIsMinimum, totalValue, warnings } = answer;
  if (withoutForbidden === undefined) return answer;
  const forbidden = new Set(shoppingProducts.filter(isForbidden).map(({ customId }) => customId));
  const outcome = calculator.assess({
    ...request,
    shoppingProducts: request.shoppingProducts.filter(({ customId }) => !forbidden.has(customId)),
  });
  if (outcome.kind === 'refused') return answer;
  const rest = outcome.answer;
  // Of another day's rates than the server's, the lines of its answer stand.
  if (scaled(rest.total, 2) !== scaled(withoutForbidden.total, 2)) return answer;
  const lines = new Map(rest.shoppingProducts.map((line) => [line.customId, line]));
  return {
    ...rest,
    shoppingProducts: shoppingProducts.map((line) => lines.get(line.customId) ?? line),
    withoutForbidden,
    total,
    totalIsMinimum,
    totalValue,
    warnings,
  };
}
