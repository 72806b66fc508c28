import type { RestrictedGoodId } from '../../goods/restricted-good-id';
import type { NamedGood, RestrictionRow } from '../restricted-good';
import { alcoholAndTobacco } from './restricted-goods/alcohol-and-tobacco';
import { foodAndSpecies } from './restricted-goods/food-and-species';
import { otherRestrictedGoods } from './restricted-goods/other-restricted-goods';

const table = [...foodAndSpecies, ...otherRestrictedGoods, ...alcoholAndTobacco];

/** The rows of each rule about restricted goods, in order of date. */
export const restrictionRows = Object.fromEntries(table.map(({ good, rows }) => [good.id, rows])) as Readonly<
  Record<RestrictedGoodId, readonly RestrictionRow[]>
>;

/** Restricted goods of any day: what they are called, asked about and found by. */
export const restrictedGoods: readonly NamedGood[] = table.map(({ good }) => good);

const goodById: ReadonlyMap<string, NamedGood> = new Map(restrictedGoods.map((good) => [good.id, good]));

/** The restricted good of an id, of a product's for instance; undefined for none of the table. */
export function namedGoodOf(id: string | null): NamedGood | undefined {
  return id === null ? undefined : goodById.get(id);
}
