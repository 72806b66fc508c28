import type { Cents } from '../money/cents';
import type { Figure } from '../regulation/figure';
import type { Law } from '../regulation/law';
import type { AssessedLine, DutyMode, Explanation, LineStatus } from './assessment';
import { type DutyPlan, dutyTerms } from './duty-plan';
import { isExciseWhole, mayHaveAppellation } from './excise-parts';
import { explainConversion } from './explain/explain-conversion';
import { explainDuty } from './explain/explain-duty';
import { explainAppellation, explainExcise, explainPartialExcise } from './explain/explain-excise';
import { explainQuantityRelief } from './explain/explain-quantity';
import {
  explainCash,
  explainCustom,
  explainHandedOver,
  explainMedicine,
  explainNotManaged,
  explainToConfirm,
  explainUnmeasured,
  explainValueRelief,
  explainVat,
} from './explain/explain-value';
import type { FlatGround } from './flat-ground';
import { itemTax } from './item-tax';
import { explainPossibleFood } from './possible-food';
import type { QuantityTax } from './quantity-taxes';
import type { CashGood, MedicineGood, ResolvedGood, UnmeasuredGood, ValueGood } from './resolved-good';

/** What is owed on a line; its identity comes from the good. */
type Owed = Pick<
  AssessedLine,
  | 'alcoholDegreeThousandths'
  | 'status'
  | 'relievedAmountMillionths'
  | 'taxedAmountMillionths'
  | 'taxedValue'
  | 'customDutyRate'
  | 'customDuty'
  | 'excise'
  | 'vatRate'
  | 'vat'
  | 'explanation'
>;

/** What the traveller pays with, and why where it is the flat rate, under a law. */
export interface RateTerms {
  readonly mode: DutyMode;
  /** Several taxed articles owe a duty by that mode: none of them changes it by itself. */
  readonly isModeShared: boolean;
  readonly flatGround: FlatGround;
  /** Value of what counts towards the ceiling of the flat rate and is not relieved; null where that rate is open. */
  readonly dutiableValue: Cents | null;
  readonly law: Law;
}

/** Written field by field: copying an object costs more than computing the line. */
function line({ good, exchange, value, purchaseCountry }: ResolvedGood, owed: Owed): AssessedLine {
  return {
    customId: good.customId,
    productId: good.productId,
    customName: good.customName,
    originalValueThousandths: good.originalValueThousandths,
    currency: good.currency,
    exchangeRate: exchange.currency.rate,
    value,
    amountMillionths: good.amountMillionths,
    alcoholDegreeThousandths: owed.alcoholDegreeThousandths,
    purchaseCountry,
    status: owed.status,
    relievedAmountMillionths: owed.relievedAmountMillionths,
    taxedAmountMillionths: owed.taxedAmountMillionths,
    taxedValue: owed.taxedValue,
    customDutyRate: owed.customDutyRate,
    customDuty: owed.customDuty,
    excise: owed.excise,
    vatRate: owed.vatRate,
    vat: owed.vat,
    total: owed.customDuty + owed.excise + owed.vat,
    explanation: owed.explanation,
    restriction: null,
  };
}

function startOf(good: ResolvedGood): Explanation[] {
  const conversion = explainConversion(good);
  return conversion === null ? [] : [conversion];
}

function statusOf(relieved: number, whole: number): LineStatus {
  if (relieved === whole) return 'relieved';
  return relieved === 0 ? 'taxed' : 'partly-taxed';
}

/**
 * A line by value: its relieved items owe nothing, the others duty and VAT.
 * @param foodAllowance that of food, where the article may be some
 */
export function assessValueLine(
  good: ValueGood,
  plan: DutyPlan,
  terms: RateTerms,
  relieved: number,
  allowance: Figure,
  foodAllowance: Figure | null,
): AssessedLine {
  const duty = dutyTerms(plan, terms.mode);
  const { taxedValue, customDuty, vat } = itemTax(good, duty, relieved);
  const taxed = relieved < good.count;
  const unassessed = taxed && duty.assessed === 'none';
  const explanation = startOf(good);
  if (!taxed) explanation.push(...explainNotManaged(good));
  if (foodAllowance !== null) explanation.push(explainPossibleFood(foodAllowance));
  const mayBeFood = foodAllowance !== null;
  explanation.push(explainValueRelief({ good, allowance, relieved, taxedValue, unassessed, mayBeFood }));
  if (taxed) {
    if (good.terms.custom)
      explanation.push(explainCustom({ good, plan, duty, relieved, taxedValue, ...terms }));
    explanation.push(...explainDuty({ good, plan, duty, ...terms, taxedValue, customDuty }));
    if (!unassessed) explanation.push(explainVat(good, taxedValue + customDuty, vat));
    if (!good.terms.confirmed) explanation.push(explainToConfirm(good));
  }
  const counted = good.good.amountMillionths !== null;
  return line(good, {
    alcoholDegreeThousandths: null,
    status: unassessed ? 'to-assess' : statusOf(relieved, good.count),
    relievedAmountMillionths: counted ? relieved * 1_000_000 : null,
    taxedAmountMillionths: counted ? (good.count - relieved) * 1_000_000 : null,
    taxedValue,
    customDutyRate: duty.percent,
    customDuty,
    excise: 0,
    vatRate: good.terms.vatPercent,
    vat,
    explanation,
  });
}

/** A tobacco or a drink: what its pot does not hold owes duty, excise, contribution and VAT. */
export function assessQuantityLine(
  tax: QuantityTax,
  terms: RateTerms,
  allowance: Figure | null,
): AssessedLine {
  const { good, plan, duty, taxedValue, customDuty, vat } = tax;
  const explanation = startOf(good);
  explanation.push(explainQuantityRelief(tax, allowance));
  if (tax.taxedMillionths > 0) {
    explanation.push(...explainDuty({ good, plan, duty, ...terms, taxedValue, customDuty }));
    for (const owed of tax.excises) explanation.push(...explainExcise(owed));
    if (!isExciseWhole(good)) explanation.push(explainPartialExcise());
    if (mayHaveAppellation(good)) explanation.push(explainAppellation(terms.law));
    explanation.push(explainVat(good, taxedValue + customDuty + tax.excise, vat));
    if (!good.terms.confirmed) explanation.push(explainToConfirm(good));
  }
  return line(good, {
    alcoholDegreeThousandths: good.pot === 'tobacco' ? null : good.degreeThousandths,
    status: statusOf(tax.relievedMillionths, good.amountMillionths),
    relievedAmountMillionths: tax.relievedMillionths,
    taxedAmountMillionths: tax.taxedMillionths,
    taxedValue,
    customDutyRate: duty.percent,
    customDuty,
    excise: tax.excise,
    vatRate: good.terms.vatPercent,
    vat,
    explanation,
  });
}

/** A line on which nothing is due, whatever its value. */
export function assessFreeLine(
  good: ResolvedGood,
  status: LineStatus,
  explanation: Explanation,
): AssessedLine {
  return line(good, {
    alcoholDegreeThousandths:
      good.kind === 'quantity' && good.pot !== 'tobacco' ? good.degreeThousandths : null,
    status,
    relievedAmountMillionths: good.good.amountMillionths,
    taxedAmountMillionths: good.good.amountMillionths === null ? null : 0,
    taxedValue: 0,
    customDutyRate: 0,
    customDuty: 0,
    excise: 0,
    vatRate: 0,
    vat: 0,
    explanation: [...startOf(good), explanation],
  });
}

export function assessCashLine(good: CashGood, law: Law): AssessedLine {
  return assessFreeLine(good, 'unlimited', explainCash(good, law));
}

/** Alcohol or tobacco without its quantity: an agent assesses all of it. */
export function assessUnmeasuredLine(good: UnmeasuredGood): AssessedLine {
  const { amountMillionths } = good.good;
  return line(good, {
    alcoholDegreeThousandths: null,
    status: 'to-assess',
    relievedAmountMillionths: amountMillionths === null ? null : 0,
    taxedAmountMillionths: amountMillionths,
    taxedValue: good.value,
    customDutyRate: null,
    customDuty: 0,
    excise: 0,
    vatRate: good.terms.vatPercent,
    vat: 0,
    explanation: [...startOf(good), explainUnmeasured(good)],
  });
}

/** An article that may not enter and that an officer took: its debt is extinguished. */
export function assessHandedOverLine(good: ResolvedGood): AssessedLine {
  return {
    ...assessFreeLine(good, 'handed-over', explainHandedOver),
    relievedAmountMillionths: null,
    taxedAmountMillionths: null,
  };
}

export function assessMedicineLine(good: MedicineGood, law: Law): AssessedLine {
  return assessFreeLine(good, 'relieved', explainMedicine(law));
}
