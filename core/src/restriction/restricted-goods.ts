import { alcoholAndTobacco } from './alcohol-and-tobacco';
import { foodAndSpecies } from './food-and-species';
import { otherRestrictedGoods } from './other-restricted-goods';
import type { RestrictedGood } from './restricted-good';

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
