import { type Arrival, type Product, restrictionOf } from '@retour/core';
import type { ShoppingProduct, SimulatorRequest } from '../../../store';
import type { Calculator } from '../assessment/calculator';
import { buildSimulationRequest } from '../request/build-simulation-request';
import { leftToOffice } from '../restrictions/left-to-office';
import { arrivalOf } from '../restrictions/use-arrival';

type Paid = Pick<ShoppingProduct, 'amount' | 'value' | 'currency'>;

/** Far above any allowance, so that what is compared is what each one pays. */
const quantities: Paid = { amount: 1_000, value: 1_000, currency: 'EUR' };
/** Above the allowances, and where the travellers' flat rate still gives a free article an amount. */
const flatlyTaxed: Paid = { value: 500, currency: 'EUR' };
/** Above the flat rate, where each answer has a rate of its own. */
const taxedByTariff: Paid = { value: 5_000, currency: 'EUR' };

const isTaxedByQuantity = ({ kind }: Product): boolean => kind === 'amount-product';

/**
 * Among the answers to a question, the one that is counted when nobody knows: that which nobody but an agent assesses, or
 * that which owes most for the same quantity and price. Null where a free article, which says nothing that nobody said, owes exactly as much,
 * where none that owes most is restricted as another answer is, and where no answer can be assessed.
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
  const totalOf = (basket: Partial<SimulatorRequest>): number | null => {
    const outcome = calculator.assess(buildSimulationRequest({ ...trip, ...basket }));
    return outcome.kind === 'assessed' ? outcome.answer.total : null;
  };
  const owed =
    (paid: Paid) =>
    ({ id, tariff }: Product): number | null =>
      totalOf({
        shoppingProducts: [
          { ...common, ...paid, productId: id, alcoholDegree: tariff?.defaultDegree ?? undefined },
        ],
      });
  const measured = group.subProducts.filter(isTaxedByQuantity);
  if (measured.length > 0) return owingMost(measured, owed(quantities))[0] ?? null;
  const dearest = owingMost(owingMost(group.subProducts, owed(flatlyTaxed)), owed(taxedByTariff));
  const [one] = dearest;
  const free = totalOf({ customShoppingProducts: [{ ...common, ...flatlyTaxed }] });
  if (one === undefined || owed(flatlyTaxed)(one) === free) return null;
  return dearest.find(({ restrictedGood }) => isAsRestricted(restrictedGood, group, arrival)) ?? null;
}

/** Those that owe the most, in their order; none of those that cannot be assessed. */
function owingMost(
  products: readonly Product[],
  owed: (product: Product) => number | null,
): readonly Product[] {
  const totals = products.map(owed);
  const most = Math.max(...totals.map((total) => total ?? Number.NEGATIVE_INFINITY));
  return products.filter((_, index) => totals[index] === most);
}

/** Whether what is restricted about any answer to the question is restricted about this one. */
function isAsRestricted(
  restrictedGood: Product['restrictedGood'],
  group: Product,
  arrival: Arrival | null,
): boolean {
  const heldBy = (good: Product['restrictedGood']) =>
    (arrival && restrictionOf(good, arrival))?.good.id ?? null;
  const own = heldBy(restrictedGood);
  return group.subProducts.every((other) => [null, own].includes(heldBy(other.restrictedGood)));
}
