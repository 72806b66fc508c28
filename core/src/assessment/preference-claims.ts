import type { Cents } from '../money/cents';
import type { Law } from '../regulation/law';
import { type Preference, preferenceByOrigin } from '../regulation/preference';
import { dutyPlan } from './duty-plan';
import type { ResolvedGood, ValueGood } from './resolved-good';

/** What becomes of the origins that the traveller names (duty-rules §10). */
export interface PreferenceClaims {
  /** Goods free of duty by their origin. */
  readonly granted: ReadonlySet<ResolvedGood>;
  /** Goods that would be, were they not together above the traveller's limit. */
  readonly aboveLimit: readonly ValueGood[];
  /** Goods whose agreement an agent has to confirm. */
  readonly toConfirm: readonly ValueGood[];
  readonly claimedValue: Cents;
  readonly limit: Cents;
}

const none: PreferenceClaims = {
  granted: new Set(),
  aboveLimit: [],
  toConfirm: [],
  claimedValue: 0,
  limit: 0,
};

/** Goods already free of duty, by the tariff or by where they were bought, claim nothing, so they do not weigh on the limit. */
function agreementOf(good: ResolvedGood, law: Law): Preference | null {
  if (good.kind !== 'value' || good.good.originCountry === null) return null;
  const { ground } = dutyPlan(good, good.arrival.regime, false, law);
  const isIndustrial = good.terms.chapter >= law.customsDuty.firstIndustrialChapter.value;
  if (ground !== 'tariff' || !isIndustrial) return null;
  return preferenceByOrigin.get(good.good.originCountry) ?? null;
}

export function preferenceClaims(goods: readonly ResolvedGood[], law: Law): PreferenceClaims {
  if (goods.every(({ good }) => good.originCountry === null)) return none;
  const claimed: ValueGood[] = [];
  const toConfirm: ValueGood[] = [];
  let limit = Number.POSITIVE_INFINITY;
  for (const good of goods) {
    const agreement = agreementOf(good, law);
    if (agreement === null || good.kind !== 'value') continue;
    if (agreement.toConfirm) toConfirm.push(good);
    else {
      claimed.push(good);
      limit = Math.min(limit, agreement.travellerLimit);
    }
  }
  const claimedValue = claimed.reduce((sum, { value }) => sum + value, 0);
  if (claimedValue > limit)
    return { granted: new Set(), aboveLimit: claimed, toConfirm, claimedValue, limit };
  return { granted: new Set(claimed), aboveLimit: [], toConfirm, claimedValue, limit };
}
