import type { Product } from '@retour/core';
import type { SimulatorRequest } from '../../../store';
import type { Calculator } from '../assessment/calculator';
import { buildSimulationRequest } from '../request/build-simulation-request';

/** Far above any allowance, so that what is compared is what each one pays. */
const compared = { amount: 1_000, value: 1_000, currency: 'EUR' } as const;

export interface ComparedAnswers {
  /** Whether an answer is compared: what is taxed by quantity, unless told otherwise. */
  readonly isCompared?: (product: Product) => boolean;
  /** Where the article was bought, when it is not the country of the trip. */
  readonly purchaseCountry?: string | undefined;
}

const isTaxedByQuantity = ({ kind }: Product): boolean => kind === 'amount-product';

/**
 * Among the answers to a question, the one that owes most for the same quantity and price: what is counted when nobody
 * knows. Null where none is compared, and where those that are taxed on their price owe nothing: a free article says as much.
 */
export function costliestAnswer(
  group: Product,
  request: SimulatorRequest,
  calculator: Calculator | null,
  { isCompared = isTaxedByQuantity, purchaseCountry }: ComparedAnswers = {},
): Product | null {
  if (calculator === null) return null;
  const trip = { ...request, shoppingProducts: [], customShoppingProducts: [] };
  const owed = group.subProducts.filter(isCompared).map((product) => {
    const { amount, ...priced } = compared;
    const article = {
      ...priced,
      ...(isTaxedByQuantity(product) && { amount }),
      id: product.id,
      productId: product.id,
      name: product.name,
      alcoholDegree: product.tariff?.defaultDegree ?? undefined,
      purchaseCountry,
    };
    const outcome = calculator.assess(buildSimulationRequest({ ...trip, shoppingProducts: [article] }));
    return { product, total: outcome.kind === 'assessed' ? outcome.answer.total : 0 };
  });
  const [most] = owed.toSorted((one, other) => other.total - one.total);
  return most === undefined || (most.total === 0 && !isTaxedByQuantity(most.product)) ? null : most.product;
}
