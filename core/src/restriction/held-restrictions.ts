import { restrictedGoodsNamed, restrictedGoodsSought } from './name-restrictions';
import { type Arrival, type RestrictedGood, restrictionSeverity } from './restricted-good';
import type { RestrictionSeverity } from './restricted-good-id';
import { restrictedGoodOf } from './restricted-goods';
import type { RestrictedWords } from './restricted-words';

/** A restricted good and what the law says of it for an arrival. */
export interface HeldRestriction {
  readonly good: RestrictedGood;
  readonly severity: RestrictionSeverity;
}

/** The restriction of an id, of a product's for instance; null when nothing restricts it for this arrival. */
export function restrictionOf(id: string | null, arrival: Arrival): HeldRestriction | null {
  const good = restrictedGoodOf(id);
  const severity = good === undefined ? null : restrictionSeverity(good, arrival);
  return good === undefined || severity === null ? null : { good, severity };
}

const gravity = { forbidden: 0, regulated: 1, information: 2 } as const satisfies Readonly<
  Record<RestrictionSeverity, number>
>;

/** The gravest first; equally grave ones stay as they were. */
export function gravestFirst(restrictions: readonly HeldRestriction[]): readonly HeldRestriction[] {
  return [...restrictions].sort((one, other) => gravity[one.severity] - gravity[other.severity]);
}

const held =
  (arrival: Arrival) =>
  (id: string): readonly HeldRestriction[] => {
    const restriction = restrictionOf(id, arrival);
    return restriction === null ? [] : [restriction];
  };

/** The restricted goods that hold for this arrival and that a free article's name may mean, the gravest first. */
export function doubtsAbout(
  name: string,
  arrival: Arrival,
  words: RestrictedWords,
): readonly HeldRestriction[] {
  return gravestFirst(restrictedGoodsNamed(name, words).flatMap(held(arrival)));
}

export interface SoughtRestrictions {
  /** Goods that the words name: shown before any product. */
  readonly named: readonly HeldRestriction[];
  /** Goods whose name only begins so: shown after the products. */
  readonly begun: readonly HeldRestriction[];
}

/** What a search finds among the restricted goods that hold for this arrival. */
export function restrictionsSought(
  query: string,
  arrival: Arrival,
  words: RestrictedWords,
): SoughtRestrictions {
  const { named, begun } = restrictedGoodsSought(query, words);
  return { named: named.flatMap(held(arrival)), begun: begun.flatMap(held(arrival)) };
}
