import type { RestrictionSeverity } from '../goods/restricted-good-id';
import { boardingBan } from '../traveller/transport-words';
import type { MeanOfTransport, Regime } from '../traveller/traveller';
import type { Law } from './law';
import type { RestrictedGood, Scope } from './restricted-good';
import { namedGoodOf } from './tables/restricted-goods';

/** What decides whether a rule holds. */
export interface Arrival {
  readonly country: string;
  readonly regime: Regime;
  /** Absent where no trip is known. */
  readonly meanOfTransport?: MeanOfTransport | undefined;
  /** That of the day of arrival. */
  readonly law: Law;
}

/** What the law says of goods for this arrival; null when nothing restricts them. */
export function restrictionSeverity(
  { severity, insideUnion, exemptCountries, limitedCountries }: Scope,
  { country, regime }: Pick<Arrival, 'country' | 'regime'>,
): RestrictionSeverity | null {
  if (regime === 'eu') return insideUnion;
  if (exemptCountries.includes(country)) return null;
  return limitedCountries.includes(country) ? 'regulated' : severity;
}

/** Said of what may not enter: drugs and counterfeits are no more admitted from elsewhere, the Union included. */
export function banWords({ insideUnion }: Pick<Scope, 'insideUnion'>): string {
  return insideUnion === 'forbidden' ? 'Interdit' : 'Interdit depuis ce pays';
}

/** Restricted goods with their rule under a law, from the id of a product's for instance; undefined for none of the table. */
export function restrictedGoodOf(id: string | null, { restrictions }: Law): RestrictedGood | undefined {
  const good = namedGoodOf(id);
  return good === undefined ? undefined : { ...good, ...restrictions[good.id] };
}

/** Those of a warning, under the law that it cites: that of goods bought inside the Union may be another. */
export function restrictedGoodCited(
  { code, legalBasis }: { readonly code: string; readonly legalBasis: string | null },
  law: Law,
): RestrictedGood | undefined {
  const good = restrictedGoodOf(code, law);
  return good?.unionTexts.legalBasis === legalBasis ? { ...good, ...good.unionTexts } : good;
}

/**
 * The same as it is said of goods from where they come: those bought inside the Union may have another law, and what is forbidden
 * elsewhere is not kept from whoever brings it in within limits.
 */
export function restrictedGoodFor(id: string | null, arrival: Arrival): RestrictedGood | undefined {
  const good = restrictedGoodOf(id, arrival.law);
  if (good === undefined) return undefined;
  const { law, limitedAdvice, limitedLaw, barredAboard } = good;
  const barred = barredAboard.find((transport) => transport === arrival.meanOfTransport);
  const isLimited = limitedAdvice !== null && restrictionSeverity(good, arrival) !== 'forbidden';
  return {
    ...good,
    ...(isLimited && { law: limitedLaw ?? law, advice: limitedAdvice, declaredAdvice: limitedAdvice }),
    ...(arrival.regime === 'eu' && good.unionTexts),
    ...(barred !== undefined && { boardingBan: boardingBan(barred) }),
  };
}
