import type { SimulationAnswer } from '@retour/contract';
import {
  type AmountUnit,
  lawOn,
  type Product,
  type QuantityPot,
  quantityAllowance,
  quantityClass,
  quantityPot,
} from '@retour/core';

/** How much of one pot is taken, in the goods' own unit. */
export interface QuantityUse {
  readonly amount: number;
  readonly limit: number;
  readonly unit: AmountUnit;
}

/** Bought inside the Union, it is in no allowance. */
const ofUnion: ReadonlySet<string> = new Set(['unlimited', 'indicative-exceeded']);

/** A pot that holds one kind of goods reads better in litres or cigarettes than in percent; undefined otherwise. */
export function quantityUse(
  { date, regime, shoppingProducts }: SimulationAnswer,
  pot: QuantityPot,
  products: ReadonlyMap<string, Product>,
): QuantityUse | undefined {
  if (regime === 'eu') return undefined;
  const law = lawOn(date);
  const goods = shoppingProducts.flatMap(({ id, amount, alcoholDegree, status }) => {
    const product = products.get(id ?? '');
    if (!product?.amountProduct || product.unit === null || amount === null || ofUnion.has(status)) return [];
    const degree = alcoholDegree ?? product.tariff?.defaultDegree ?? 0;
    if (quantityPot(product, degree, law) !== pot) return [];
    return [{ amount, unit: product.unit, class: quantityClass(product.amountProduct, degree, law) }];
  });
  const [first] = goods;
  if (first === undefined || goods.some((good) => good.class !== first.class)) return undefined;
  const limit = quantityAllowance(regime, first.class, law)?.value;
  if (limit === undefined) return undefined;
  const thousandths = goods.reduce((sum, { amount }) => sum + Math.round(amount * 1_000), 0);
  return { amount: thousandths / 1_000, limit, unit: first.unit };
}
