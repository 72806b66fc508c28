import { dutyPlan } from '../assessment/duty-plan';
import { type ExcisePart, exciseParts, isExciseWhole } from '../assessment/excise-parts';
import { tariffTerms } from '../assessment/tariff-terms';
import type { Product } from '../goods/product';
import { isDrink } from '../goods/quantity-class';
import type { RestrictionSeverity } from '../goods/restricted-good-id';
import { type CustomsTie, customsTie } from '../regulation/customs-tie';
import type { Law } from '../regulation/law';
import { type Preference, preferenceByOrigin } from '../regulation/preference';
import { regimeOf } from '../regulation/regime';
import type { Regulation } from '../regulation/regulation';
import type { RestrictedGood } from '../regulation/restricted-good';
import { type Arrival, restrictedGoodFor, restrictionSeverity } from '../regulation/restriction-severity';
import type { SpecificDuty } from '../regulation/specific-duty';
import type { Regime } from '../traveller/traveller';
import { type AllowanceSheet, allowanceSheet } from './product-allowance';

/** The regime of a country by itself: a frontier traveller is a case of `third`, told beside it. */
export type CountryRegime = Exclude<Regime, 'frontier'>;

/** What the tariff asks of a product bought in a country, whatever its price. */
export interface DutySheet {
  /** `union`: bought inside the Union; `to-assess`: an agent computes it; `waived`: `tie` spares it. */
  readonly ground: 'union' | 'to-assess' | 'free' | 'waived' | 'tariff';
  readonly tie: CustomsTie | null;
  /** Ad valorem part in percent; null when there is none. */
  readonly percent: number | null;
  /** The rest of the rate as the tariff writes it, and what the engine reads of it. */
  readonly specificText: string | null;
  readonly specific: SpecificDuty;
  /** Takes the travellers' flat rate, and counts towards its ceiling. */
  readonly flatRateOpen: boolean;
  /** What an agreement gives to goods made in the country; null when there is none, or for goods it leaves out. */
  readonly preference: Preference | null;
}

/** Taxes by quantity of one band of degrees; bounds in % vol, null when the band has none. */
export interface ExciseBand {
  readonly above: number | null;
  readonly upTo: number | null;
  readonly parts: readonly ExcisePart[];
}

export interface RestrictionSheet {
  readonly good: RestrictedGood;
  /** Null when goods of this country escape the rule. */
  readonly severity: RestrictionSeverity | null;
}

/** Everything that an officer may ask of a product for a country, from the tables that the engine computes with. */
export interface ProductSheet {
  readonly regime: CountryRegime;
  readonly duty: DutySheet;
  /** `estimated` for a product whose tariff line nobody applies; null inside the Union. */
  readonly vat: { readonly percent: number; readonly estimated: boolean } | null;
  /** Null where one is due that the tables do not hold whole. */
  readonly excise: readonly ExciseBand[] | null;
  readonly allowance: AllowanceSheet;
  readonly restriction: RestrictionSheet | null;
}

export function countryRegime(country: string): CountryRegime {
  const regime = regimeOf({ country, meanOfTransport: 'plane', border: false });
  return regime === 'frontier' ? 'third' : regime;
}

function dutySheet(product: Product, country: string, regime: CountryRegime, law: Law): DutySheet {
  const terms = tariffTerms(product, law);
  const plan = dutyPlan({ terms }, regime, false, law);
  const base = {
    percent: terms.dutyRate === 0 ? null : terms.dutyPercent,
    specificText: product.tariff?.specificDuty ?? null,
    specific: terms.specific,
    preference: null,
    tie: null,
  };
  if (regime === 'eu') return { ...base, ground: 'union', flatRateOpen: false };
  switch (plan.ground) {
    case 'custom':
      return { ...base, percent: null, ground: 'to-assess', flatRateOpen: plan.dutiable };
    case 'tariff': {
      const industrial = terms.chapter >= law.customsDuty.firstIndustrialChapter.value;
      const preference = industrial ? (preferenceByOrigin.get(country) ?? null) : null;
      return { ...base, ground: 'tariff', flatRateOpen: plan.dutiable, preference };
    }
    case 'custom-waived':
      return { ...base, percent: null, ground: 'waived', flatRateOpen: false, tie: customsTie(country) };
    case 'waived':
      return { ...base, ground: 'waived', flatRateOpen: false, tie: customsTie(country) };
    case 'free':
    case 'preference':
      return { ...base, ground: 'free', flatRateOpen: false };
  }
}

const sameParts = (one: readonly ExcisePart[], other: readonly ExcisePart[]): boolean =>
  one.length === other.length && one.every(({ figure }, index) => figure === other[index]?.figure);

/** The engine's own parts just above each degree where one of them may change, equal neighbours joined. */
function exciseBands(product: Product, law: Law): readonly ExciseBand[] {
  const { amountProduct } = product;
  if (amountProduct === null) return [];
  const bounds = isDrink(amountProduct) ? [0, law.lightBeerDegree.value, law.contributionDegree.value] : [0];
  const bands: ExciseBand[] = [];
  for (const above of bounds) {
    const degreeThousandths = Math.round(above * 1_000) + 1;
    const parts = exciseParts({ product, amountProduct, degreeThousandths }, law);
    const last = bands.at(-1);
    if (parts.length === 0 || (last !== undefined && sameParts(last.parts, parts))) continue;
    if (last !== undefined) bands[bands.length - 1] = { ...last, upTo: above };
    bands.push({ above: above === 0 ? null : above, upTo: null, parts });
  }
  return bands;
}

function restrictionSheet(product: Product, arrival: Arrival): RestrictionSheet | null {
  const good = restrictedGoodFor(product.restrictedGood, arrival);
  if (good === undefined) return null;
  return { good, severity: restrictionSeverity(good, arrival) };
}

/** The sheet of a product that is not a category, under a law; the allowances are those of an adult. */
export function productSheet(product: Product, country: string, { law }: Regulation): ProductSheet {
  const regime = countryRegime(country);
  const { vatPercent, custom } = tariffTerms(product, law);
  return {
    regime,
    duty: dutySheet(product, country, regime, law),
    vat: regime === 'eu' ? null : { percent: vatPercent, estimated: custom },
    excise: regime === 'eu' ? [] : isExciseWhole({ product }) ? exciseBands(product, law) : null,
    allowance: allowanceSheet(product, country, regime, law),
    restriction: restrictionSheet(product, { country, regime, law }),
  };
}
