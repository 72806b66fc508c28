import type { ValuePot } from '../goods/pots';
import type { Cents } from '../money/cents';
import type { DutyMode } from './assessment';
import { type Allowance, isContended, itemsWithin } from './contention';
import { type DutyPlan, type DutyTerms, dutyTerms } from './duty-plan';
import { itemTax, relievedItemsValue } from './item-tax';
import type { QuantityTaxes } from './quantity-taxes';
import { chooseRelief } from './relief/choose-relief';
import type { ReliefCounts, ReliefLine } from './relief/relief-problem';
import type { ValueGood } from './resolved-good';

export interface PlannedGood {
  readonly good: ValueGood;
  readonly plan: DutyPlan;
}

export interface ModeQuestion {
  readonly goods: readonly PlannedGood[];
  readonly allowances: readonly Allowance[];
  readonly quantities: Readonly<Record<DutyMode, QuantityTaxes>>;
  /** Value of the dutiable goods up to which the flat rate is open. */
  readonly flatRateCeiling: Cents;
}

/** What the traveller pays with, and the items relieved on each line by value. */
export interface ModeChoice {
  readonly mode: DutyMode;
  readonly relieved: ReliefCounts;
  /** False when a line is left to assess, or computed in part. */
  readonly complete: boolean;
  /** Whether the flat rate could be taken, on some choice of relieved items. */
  readonly isFlatOpen: boolean;
}

interface Candidate extends Omit<ModeChoice, 'isFlatOpen'> {
  readonly total: Cents;
  readonly relievedValue: Cents;
}

/** The lines of a mode and the tax they owe when nothing is relieved. */
interface ModeLines {
  readonly lines: readonly ReliefLine[];
  readonly owed: Cents;
}

function lineTax(good: ValueGood, duty: DutyTerms, relieved: number): Cents {
  const { customDuty, vat } = itemTax(good, duty, relieved);
  return customDuty + vat;
}

function modeLines({ goods, allowances }: ModeQuestion, mode: DutyMode, complete: boolean): ModeLines {
  const lines: ReliefLine[] = [];
  let owed = 0;
  for (const { good, plan } of goods) {
    const pot = allowances.findIndex((allowance) => allowance.pot === good.pot);
    const most = itemsWithin(good, allowances[pot]?.limit ?? 0);
    const duty = dutyTerms(plan, mode);
    const whole = lineTax(good, duty, 0);
    const values: Cents[] = [0];
    const savings: Cents[] = [0];
    for (let relieved = 1; relieved <= most; relieved += 1) {
      values.push(relievedItemsValue(good, relieved));
      savings.push(relieved === good.count ? whole : whole - lineTax(good, duty, relieved));
    }
    const minimum = complete && duty.assessed !== 'wholly' ? good.count : 0;
    lines.push({ pot, dutiable: plan.dutiable, values, savings, minimum });
    owed += whole;
  }
  return { lines, owed };
}

function dutiableToRelieve({ goods, quantities, flatRateCeiling }: ModeQuestion, mode: DutyMode): Cents {
  if (mode === 'normal') return 0;
  const dutiable = goods.reduce((sum, { good, plan }) => sum + (plan.dutiable ? good.value : 0), 0);
  return dutiable + quantities.flat.dutiableValue - flatRateCeiling;
}

/** The best choice of a mode; null when it is not open, leaves something to assess, or costs more than `atMost`. */
function candidate(
  question: ModeQuestion,
  mode: DutyMode,
  complete: boolean,
  atMost = Number.POSITIVE_INFINITY,
): Candidate | null {
  const quantities = question.quantities[mode];
  if (complete && !quantities.complete) return null;
  const { lines, owed } = modeLines(question, mode, complete);
  const capacities = question.allowances.map(({ limit }) => limit);
  const problem = { lines, capacities, dutiableToRelieve: dutiableToRelieve(question, mode) };
  const relieved = chooseRelief(problem, Math.max(0, owed + quantities.total - atMost));
  if (relieved === null) return null;
  let total = owed + quantities.total;
  let relievedValue = 0;
  for (const [index, { savings, values }] of lines.entries()) {
    total -= savings[relieved[index] ?? 0] ?? 0;
    relievedValue += values[relieved[index] ?? 0] ?? 0;
  }
  return { mode, relieved, complete, total, relievedValue };
}

function relievesEarlierLines(flat: ReliefCounts, normal: ReliefCounts): boolean {
  const index = flat.findIndex((count, at) => count !== normal[at]);
  return index >= 0 && (flat[index] ?? 0) > (normal[index] ?? 0);
}

/** Lowest total, then larger value relieved, then the traveller's order; normal rates on a full tie. */
function better(normal: Candidate, flat: Candidate): Candidate {
  if (flat.total !== normal.total) return flat.total < normal.total ? flat : normal;
  if (flat.relievedValue !== normal.relievedValue)
    return flat.relievedValue > normal.relievedValue ? flat : normal;
  return relievesEarlierLines(flat.relieved, normal.relieved) ? flat : normal;
}

function isFlatRateInQuestion({ goods, quantities }: ModeQuestion): boolean {
  return quantities.flat.dutiable || quantities.normal.dutiable || goods.some(({ plan }) => plan.dutiable);
}

/** The best mode and the best choice among goods that their allowance cannot all hold. */
function chooseAmong(question: ModeQuestion): ModeChoice {
  const flat = isFlatRateInQuestion(question) ? candidate(question, 'flat', true) : null;
  const normal = candidate(question, 'normal', true, flat?.total);
  const isFlatOpen = flat !== null;
  if (normal !== null && flat !== null) return { ...better(normal, flat), isFlatOpen };
  const chosen = normal ?? flat ?? candidate(question, 'normal', false);
  const nothing = { mode: 'normal', relieved: question.goods.map(() => 0), complete: false } as const;
  return { ...(chosen ?? nothing), isFlatOpen };
}

/** The lowest total over both modes and every choice of relieved items (duty-rules §6): the true minimum. */
export function chooseMode(question: ModeQuestion): ModeChoice {
  const goods = question.goods.map(({ good }) => good);
  const contended = new Set<ValuePot>();
  for (const allowance of question.allowances) {
    if (isContended(goods, allowance)) contended.add(allowance.pot);
  }
  const disputed = question.goods.filter(({ good }) => contended.has(good.pot));
  const choice = chooseAmong({ ...question, goods: disputed });
  if (disputed.length === goods.length) return choice;
  let position = 0;
  const relieved = goods.map((good) => {
    if (!contended.has(good.pot)) return good.count;
    position += 1;
    return choice.relieved[position - 1] ?? 0;
  });
  const { mode, complete, isFlatOpen } = choice;
  return { mode, relieved, complete, isFlatOpen };
}
