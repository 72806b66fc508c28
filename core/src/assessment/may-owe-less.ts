import type { Cents } from '../money/cents';
import { applyRate } from '../money/rate';
import type { Law } from '../regulation/law';
import type { DutyMode } from './assessment';
import { type DutyTerms, dutyPlan, dutyTerms, itemsDuty } from './duty-plan';
import type { ValueGood } from './resolved-good';
import { type TariffTerms, tariffTerms } from './tariff-terms';

interface Estimate {
  readonly good: ValueGood;
  /** With which it is estimated. */
  readonly duty: DutyTerms;
  /** Of the items that the allowance does not hold. */
  readonly items: number;
  readonly taxedValue: Cents;
  /** The rates of the other articles, which it is not alone to choose; absent where it is. */
  readonly sharedMode?: DutyMode | undefined;
  readonly law: Law;
}

/** Whether one of the products that a free article may be owes less by its own rates than what it is estimated at. */
export function mayOweLess({ good, duty, items, taxedValue, sharedMode, law }: Estimate): boolean {
  const owedAt = (rates: DutyTerms, { vatRate }: TariffTerms): Cents => {
    const customDuty = itemsDuty(rates, taxedValue, items);
    return customDuty + applyRate(taxedValue + customDuty, vatRate);
  };
  const estimated = owedAt(duty, good.terms);
  return good.kinds.some((kind) => {
    const terms = tariffTerms(kind, law);
    if (terms.custom || kind.amountProduct !== null) return false;
    const plan = dutyPlan({ terms }, good.arrival.regime, false, law);
    const open = sharedMode === undefined ? [plan.normal, plan.flat] : [dutyTerms(plan, sharedMode)];
    return open.some((own) => own.assessed === 'wholly' && owedAt(own, terms) < estimated);
  });
}
