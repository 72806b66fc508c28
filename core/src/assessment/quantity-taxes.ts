import type { Cents } from '../money/cents';
import { proportionHalfUp } from '../money/exact';
import { applyRate } from '../money/rate';
import type { Regulation } from '../regulation/regulation';
import type { Regime } from '../traveller/traveller';
import type { DutyMode } from './assessment';
import { type DutyPlan, type DutyTerms, dutyTerms, quantityDuty } from './duty-plan';
import { type ExcisePart, exciseAmount, exciseParts } from './excise-parts';
import { quantityMeasures } from './quantity-measure';
import { type PotEntry, relieveQuantities } from './quantity-relief';
import type { QuantityGood } from './resolved-good';

/** A tax by quantity and what it amounts to. */
export interface ExciseOwed {
  readonly part: ExcisePart;
  readonly amount: Cents;
}

/** What a tobacco or a drink owes in one mode. */
export interface QuantityTax {
  readonly good: QuantityGood;
  readonly plan: DutyPlan;
  readonly duty: DutyTerms;
  readonly relievedMillionths: number;
  readonly taxedMillionths: number;
  readonly taxedValue: Cents;
  readonly customDuty: Cents;
  readonly excises: readonly ExciseOwed[];
  readonly excise: Cents;
  readonly vat: Cents;
  readonly total: Cents;
}

/** All tobacco and drinks in one mode. */
export interface QuantityTaxes {
  readonly byGood: ReadonlyMap<QuantityGood, QuantityTax>;
  readonly total: Cents;
  /** Whether a taxed good may take the flat rate, even one that is worth nothing. */
  readonly dutiable: boolean;
  /** Taxed value of the goods that count towards the 700 €. */
  readonly dutiableValue: Cents;
  /** Whether the duty of each taxed good is computed whole, which one mode may do and not the other. */
  readonly complete: boolean;
}

const none: QuantityTaxes = {
  byGood: new Map(),
  total: 0,
  dutiable: false,
  dutiableValue: 0,
  complete: true,
};

interface PlannedEntry extends PotEntry {
  readonly plan: DutyPlan;
}

function excessTax(
  { good, plan, duty, excise: parts }: PlannedEntry,
  relievedMillionths: number,
): QuantityTax {
  const taxedMillionths = good.amountMillionths - relievedMillionths;
  if (taxedMillionths === 0) {
    const nothing = { taxedValue: 0, customDuty: 0, excises: [], excise: 0, vat: 0, total: 0 };
    return { good, plan, duty, relievedMillionths, taxedMillionths, ...nothing };
  }
  const taxedValue = proportionHalfUp(good.value, taxedMillionths, good.amountMillionths);
  const customDuty = quantityDuty(duty, taxedValue, taxedMillionths, good.degreeThousandths);
  const excises = parts.map((part) => ({ part, amount: exciseAmount(part, taxedMillionths) }));
  const excise = excises.reduce((sum, { amount }) => sum + amount, 0);
  const vat = applyRate(taxedValue + customDuty + excise, good.terms.vatRate);
  const total = customDuty + excise + vat;
  return {
    good,
    plan,
    duty,
    relievedMillionths,
    taxedMillionths,
    taxedValue,
    customDuty,
    excises,
    excise,
    vat,
    total,
  };
}

/** Fills each pot in the traveller's favour and taxes what exceeds it (duty-rules §4). */
export function taxQuantities(
  goods: readonly QuantityGood[],
  plans: readonly DutyPlan[],
  mode: DutyMode,
  regulation: Regulation,
  regime: Exclude<Regime, 'eu'>,
): QuantityTaxes {
  if (goods.length === 0) return none;
  const pots = new Map<string, PlannedEntry[]>();
  for (const good of goods) {
    const plan = plans[good.index];
    if (plan === undefined) continue;
    const measure = quantityMeasures(regime, regulation.law)[good.quantityClass];
    const entry = {
      good,
      plan,
      measure,
      duty: dutyTerms(plan, mode),
      excise: exciseParts(good, regulation.law),
    };
    const pot = pots.get(good.pot);
    if (pot === undefined) pots.set(good.pot, [entry]);
    else pot.push(entry);
  }
  const byGood = new Map<QuantityGood, QuantityTax>();
  let total = 0;
  let dutiable = false;
  let dutiableValue = 0;
  let complete = true;
  for (const entries of pots.values()) {
    const relieved = relieveQuantities(entries);
    for (const entry of entries) {
      const tax = excessTax(entry, relieved.get(entry.good) ?? 0);
      byGood.set(entry.good, tax);
      total += tax.total;
      if (tax.taxedMillionths === 0) continue;
      if (tax.duty.assessed !== 'wholly') complete = false;
      if (!entry.plan.dutiable) continue;
      dutiable = true;
      dutiableValue += tax.taxedValue;
    }
  }
  return { byGood, total, dutiable, dutiableValue, complete };
}
