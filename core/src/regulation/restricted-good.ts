import type { RestrictedGoodId, RestrictionSeverity } from '../goods/restricted-good-id';
import type { Regime } from '../traveller/traveller';
import { type Confidence, type Dated, inForce, type Sourced, tablesBegin } from './figure';

/** Goods forbidden, regulated or watched on arrival (duty-rules §8). French texts are written in plain typography. */
export interface RestrictedGood extends Sourced, Dated {
  readonly id: RestrictedGoodId;
  /** What people call them. */
  readonly name: string;
  readonly severity: RestrictionSeverity;
  /** The same for goods bought inside the Union; null when nothing restricts them there. */
  readonly insideUnion: RestrictionSeverity | null;
  /** Countries outside the Union whose goods escape the rule. */
  readonly exemptCountries: readonly string[];
  /** Countries from which goods otherwise forbidden are admitted up to a quantity. */
  readonly limitedCountries: readonly string[];
  /** What the law says, in one or two sentences. */
  readonly law: string;
  /** What to do now, for somebody who carries them. */
  readonly advice: string;
  /** Asked of a free article whose name is close: « “Poulet” : est-ce … ? »; null when no name is recognised. */
  readonly question: string | null;
  /** Codes of the Combined Nomenclature that hold them, for officers; a prefix is enough. */
  readonly cnPrefixes: readonly string[];
  /** Topic of the trip guide that tells more. */
  readonly topic: string;
}

/** What decides whether a rule holds. */
export interface Arrival {
  readonly country: string;
  readonly regime: Regime;
  /** YYYY-MM-DD in Paris. */
  readonly date: string;
}

/** What the law says of these goods for this arrival; null when nothing restricts them. */
export function restrictionSeverity(good: RestrictedGood, arrival: Arrival): RestrictionSeverity | null {
  if (inForce([good], arrival.date) === undefined) return null;
  if (arrival.regime === 'eu') return good.insideUnion;
  if (good.exemptCountries.includes(arrival.country)) return null;
  return good.limitedCountries.includes(arrival.country) ? 'regulated' : good.severity;
}

type Usual = 'insideUnion' | 'exemptCountries' | 'limitedCountries' | 'validFrom' | 'confidence';

/** A row of the table: law since the tables begin, everywhere outside the Union, without exception, unless it says otherwise. */
export function restrictedGood(
  id: RestrictedGoodId,
  row: Omit<RestrictedGood, 'id' | Usual> & Partial<Pick<RestrictedGood, Usual>>,
): RestrictedGood {
  const confidence: Confidence = 'confirmed';
  return {
    insideUnion: null,
    exemptCountries: [],
    limitedCountries: [],
    validFrom: tablesBegin,
    confidence,
    ...row,
    id,
  };
}
