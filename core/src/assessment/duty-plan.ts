import type { Cents } from '../money/cents';
import { proportionHalfUp } from '../money/exact';
import { applyRate, type RateMillionths, rateOfPercent } from '../money/rate';
import type { Law } from '../regulation/law';
import { noSpecificDuty, type SpecificDuty } from '../regulation/specific-duty';
import type { Regime } from '../traveller/traveller';
import type { DutyMode } from './assessment';
import type { TariffTerms } from './tariff-terms';

/** All that the duty of a good depends on. */
type TariffedGood = { readonly terms: TariffTerms };

/** Why a good owes customs duty or not. */
export type DutyGround = 'tariff' | 'free' | 'waived' | 'preference' | 'custom' | 'custom-waived';

/** The customs duty of a line in one mode. */
export interface DutyTerms {
  /** Ad valorem rate in percent; null for a duty that is only specific, or not assessed. */
  readonly percent: number | null;
  readonly rate: RateMillionths;
  readonly specific: SpecificDuty;
  /** `partly` when a part of the duty cannot be computed, `none` when nothing can, VAT included. */
  readonly assessed: 'wholly' | 'partly' | 'none';
}

export interface DutyPlan {
  readonly ground: DutyGround;
  /** Counts towards the 700 € while it is not relieved, and takes the flat rate. */
  readonly dutiable: boolean;
  readonly normal: DutyTerms;
  readonly flat: DutyTerms;
}

const nothing: DutyTerms = { percent: 0, rate: 0, specific: noSpecificDuty, assessed: 'wholly' };
const unassessed: DutyTerms = { percent: null, rate: 0, specific: noSpecificDuty, assessed: 'none' };

const knownFlatTerms = new WeakMap<Law, DutyTerms>();

function flatTerms(law: Law): DutyTerms {
  let terms = knownFlatTerms.get(law);
  if (terms === undefined) {
    const percent = law.customsDuty.flatRate.value;
    terms = { percent, rate: rateOfPercent(percent), specific: noSpecificDuty, assessed: 'wholly' };
    knownFlatTerms.set(law, terms);
  }
  return terms;
}

function exempt(ground: DutyGround): DutyPlan {
  return { ground, dutiable: false, normal: nothing, flat: nothing };
}

const free = exempt('free');
const waived = exempt('waived');
const preference = exempt('preference');
const customWaived: DutyPlan = { ground: 'custom-waived', dutiable: true, normal: unassessed, flat: nothing };

function isWaived({ terms }: TariffedGood, regime: Regime, { customsDuty }: Law): boolean {
  if (regime === 'third-union-customs') return true;
  if (regime !== 'andorra') return false;
  return terms.custom ? !terms.agricultural : terms.chapter >= customsDuty.firstIndustrialChapter.value;
}

/** What customs duty a good owes outside the Union (duty-rules §3), `claimed` telling whether its preference holds. */
export function dutyPlan(good: TariffedGood, regime: Regime, claimed: boolean, law: Law): DutyPlan {
  const { terms } = good;
  if (terms.custom) {
    return isWaived(good, regime, law)
      ? customWaived
      : { ground: 'custom', dutiable: true, normal: unassessed, flat: flatTerms(law) };
  }
  if (terms.free) return free;
  if (isWaived(good, regime, law)) return waived;
  if (claimed) return preference;
  const { specific } = terms;
  const onlySpecific = terms.dutyRate === 0;
  const normal: DutyTerms = {
    percent: onlySpecific ? null : terms.dutyPercent,
    rate: terms.dutyRate,
    specific,
    // Without its cap a duty is counted at its most: nothing is left to add.
    assessed: specific.computable || specific.cappedOnly ? 'wholly' : 'partly',
  };
  const dutiable = terms.chapter !== law.customsDuty.flatRateExcludedChapter.value;
  return { ground: 'tariff', dutiable, normal, flat: dutiable ? flatTerms(law) : normal };
}

export function dutyTerms(plan: DutyPlan, mode: DutyMode): DutyTerms {
  return mode === 'flat' ? plan.flat : plan.normal;
}

/** Customs duty on taxed items, in cents. */
export function itemsDuty(duty: DutyTerms, value: Cents, items: number): Cents {
  const { minimumPerPiece, maximumPerPiece } = duty.specific;
  let owed = applyRate(value, duty.rate);
  if (minimumPerPiece !== null && owed < minimumPerPiece * items) owed = minimumPerPiece * items;
  if (maximumPerPiece !== null && owed > maximumPerPiece * items) owed = maximumPerPiece * items;
  return owed;
}

/** Thousandths of a cent per litre and thousandth of % vol, that a specific duty makes for a drink of this degree. */
export function specificFactor(
  { perHectolitre, perHectolitreDegree }: SpecificDuty,
  degreeThousandths: number,
): number {
  return perHectolitre * 1_000 + perHectolitreDegree * degreeThousandths;
}

/** Customs duty on a taxed quantity, in cents. */
export function quantityDuty(
  duty: DutyTerms,
  value: Cents,
  amountMillionths: number,
  degreeThousandths: number,
): Cents {
  const factor = specificFactor(duty.specific, degreeThousandths);
  const specific = factor === 0 ? 0 : proportionHalfUp(amountMillionths, factor, 1_000_000_000_000);
  return applyRate(value, duty.rate) + specific;
}
