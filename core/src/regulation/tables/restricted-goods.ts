import type { RestrictedGood } from '../restricted-good';
import { alcoholAndTobacco } from './restricted-goods/alcohol-and-tobacco';
import { foodAndSpecies } from './restricted-goods/food-and-species';
import { otherRestrictedGoods } from './restricted-goods/other-restricted-goods';

export const restrictedGoods: readonly RestrictedGood[] = [
  ...foodAndSpecies,
  ...otherRestrictedGoods,
  ...alcoholAndTobacco,
];

const goodById: ReadonlyMap<string, RestrictedGood> = new Map(restrictedGoods.map((good) => [good.id, good]));

/** The restricted good of an id, of a product's for instance; undefined for none of the table. */
export function restrictedGoodOf(id: string | null): RestrictedGood | undefined {
  return id === null ? undefined : goodById.get(id);
}
