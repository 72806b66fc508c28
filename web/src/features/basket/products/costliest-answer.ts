import type { Product } from '@retour/core';
import type { SimulatorRequest } from '../../../store';
import type { Calculator } from '../assessment/calculator';
import { buildSimulationRequest } from '../request/build-simulation-request';
import { leftToOffice } from '../restrictions/left-to-office';
import { arrivalOf } from '../restrictions/use-arrival';

/** Far above any allowance, so that what is compared is what each one pays. */
const quantities = { amount: 1_000, value: 1_000, currency: 'EUR' } as const;
/** Above the allowances, and where the travellers' flat rate still gives a free article an amount. */
const priced = { value: 500, currency: 'EUR' } as const;

const isTaxedByQuantity = ({ kind }: Product): boolean => kind === 'amount-product';

/**
 * Among the answers to a question, the one that is counted when nobody knows: that which nobody but an agent assesses, or
 * that which owes most for the same quantity and price. Null where a free article, which says nothing that nobody said, owes as much.
 * @param purchaseCountry where the article was bought, when it is not the country of the trip
 */
export function costliestAnswer(
  group: Product,
  request: SimulatorRequest,
  calculator: Calculator | null,
  purchaseCountry?: string,
): Product | null {
  if (calculator === null) return null;
  const arrival = arrivalOf({ ...request, country: purchaseCountry ?? request.country });
  const unmanaged = group.subProducts.find((product) => leftToOffice(product, arrival) !== null);
  if (unmanaged !== undefined) return unmanaged;
  const trip = { ...request, shoppingProducts: [], customShoppingProducts: [] };
  const common = { id: group.id, name: group.name, purchaseCountry };
  const totalOf = (basket: Partial<SimulatorRequest>): number => {
    const outcome = calculator.assess(buildSimulationRequest({ ...trip, ...basket }));
    return outcome.kind === 'assessed' ? outcome.answer.total : 0;
  };
  const listed = group.subProducts.some(isTaxedByQuantity)
    ? group.subProducts.filter(isTaxedByQuantity)
    : group.subProducts;
  const owed = listed.map((product) => {
    const article = {
      ...common,
      ...(isTaxedByQuantity(product) ? quantities : priced),
      productId: product.id,
      alcoholDegree: product.tariff?.defaultDegree ?? undefined,
    };
    return { product, total: totalOf({ shoppingProducts: [article] }) };
  });
  const [most] = owed.toSorted((one, other) => other.total - one.total);
  if (most === undefined) return null;
  if (isTaxedByQuantity(most.product)) return most.product;
  return most.total > totalOf({ customShoppingProducts: [{ ...common, ...priced }] }) ? most.product : null;
}
