import {
  foundAsArticles,
  type RestrictedGoodId,
  type RestrictionSeverity,
  taxedByQuantity,
} from '../goods/restricted-good-id';
import type { RestrictedWords } from '../goods/restricted-words';
import type { RestrictedGood } from '../regulation/restricted-good';
import { type Arrival, restrictedGoodFor, restrictionSeverity } from '../regulation/restriction-severity';
import { restrictedGoodsNamed, restrictedGoodsSought } from './name-restrictions';

/** A restricted good and what the law says of it for an arrival. */
export interface HeldRestriction {
  readonly good: RestrictedGood;
  readonly severity: RestrictionSeverity;
}

/** The restriction of an id, of a product's for instance; null when nothing restricts it for this arrival. */
export function restrictionOf(id: string | null, arrival: Arrival): HeldRestriction | null {
  if (id === null) return null;
  const good = restrictedGoodFor(id, arrival);
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

/** What a name is asked about for an arrival; null too when the law asks nothing there, and is only good to know. */
export function askedOf(id: string, arrival: Arrival): HeldRestriction | null {
  const restriction = restrictionOf(id, arrival);
  return restriction?.severity === 'information' ? null : restriction;
}

const asked =
  (arrival: Arrival) =>
  (id: string): readonly HeldRestriction[] => {
    const restriction = askedOf(id, arrival);
    return restriction === null ? [] : [restriction];
  };

/** The restricted goods that hold for this arrival and that a free article's name may mean, the gravest first. */
export function doubtsAbout(
  name: string,
  arrival: Arrival,
  words: RestrictedWords,
): readonly HeldRestriction[] {
  return gravestFirst(restrictedGoodsNamed(name, words).flatMap(asked(arrival)));
}

export interface SoughtRestrictions {
  /** Goods that the words name: shown before any product. */
  readonly named: readonly HeldRestriction[];
  /** Goods whose name only begins so: shown after the products. */
  readonly begun: readonly HeldRestriction[];
}

/** Whether words name alcohol or tobacco, wherever from. */
export function namesTaxedByQuantity(text: string, words: RestrictedWords): boolean {
  return restrictedGoodsNamed(text, words).some((good) => taxedByQuantity.has(good));
}

/** What a search finds among the restricted goods that hold for this arrival, but those that are found as listed articles. */
export function restrictionsSought(
  query: string,
  arrival: Arrival,
  words: RestrictedWords,
): SoughtRestrictions {
  const { named, begun } = restrictedGoodsSought(query, words);
  const found = (ids: readonly RestrictedGoodId[]): readonly HeldRestriction[] =>
    ids.filter((id) => !foundAsArticles.has(id)).flatMap(asked(arrival));
  return { named: found(named), begun: found(begun) };
}
