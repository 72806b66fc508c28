import type { Cents } from '../money/cents';
import { proportionDown } from '../money/exact';
import { applyRate } from '../money/rate';
import { type DutyTerms, itemsDuty } from './duty-plan';
import type { ValueGood } from './resolved-good';

/**
 * Value of the items relieved: the line's value × items relieved ÷ items, in whole cents. Identical items so differ by one
 * cent at most, and a line relieved or taxed whole keeps its exact value.
 */
export function relievedItemsValue({ value, count }: ValueGood, relieved: number): Cents {
  return proportionDown(value, relieved, count);
}

export interface ItemTax {
  readonly taxedValue: Cents;
  readonly customDuty: Cents;
  readonly vat: Cents;
}

/** Duty and VAT of the items of a line that are not relieved. */
export function itemTax(good: ValueGood, duty: DutyTerms, relieved: number): ItemTax {
  const taxedValue = good.value - relievedItemsValue(good, relieved);
  const items = good.count - relieved;
  if (duty.assessed === 'none') return { taxedValue, customDuty: 0, vat: 0 };
  const customDuty = itemsDuty(duty, taxedValue, items);
  return { taxedValue, customDuty, vat: applyRate(taxedValue + customDuty, good.terms.vatRate) };
}
