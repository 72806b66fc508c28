import { quantityPots, type ValuePot } from '../goods/pots';
import type { ProductCatalogue } from '../goods/product';
import type { Cents } from '../money/cents';
import { proportionHalfUp } from '../money/exact';
import type { ExchangeRates } from '../regulation/exchange-rates';
import type { Figure } from '../regulation/figure';
import { firstRegulatedDay, type Law } from '../regulation/law';
import { quantityAllowance } from '../regulation/quantity-allowance';
import { regimeOf } from '../regulation/regime';
import { type Regulation, regulationInForce } from '../regulation/regulation';
import type { Arrival } from '../regulation/restriction-severity';
import { valueAllowance, valuePotsOf } from '../regulation/value-allowance';
import { countryType } from '../traveller/country';
import type { Regime } from '../traveller/traveller';
import {
  assessCashLine,
  assessHandedOverLine,
  assessMedicineLine,
  assessQuantityLine,
  assessUnmeasuredLine,
  assessValueLine,
  type RateTerms,
} from './assess-line';
import type {
  AssessedLine,
  Assessment,
  AssessmentOutcome,
  AssessmentRequest,
  Computation,
  DutyMode,
  QuantityAllowanceUse,
  Refusal,
  ValueAllowanceUse,
} from './assessment';
import { chooseMode, type PlannedGood } from './choose-mode';
import { tooManyItems } from './contention';
import { type DutyPlan, dutyPlan } from './duty-plan';
import { flatGroundOf } from './flat-ground';
import { relievedItemsValue } from './item-tax';
import { possibleFood, possibleFoodWarnings } from './possible-food';
import { type PreferenceClaims, preferenceClaims } from './preference-claims';
import { quantityMeasures } from './quantity-measure';
import { potUsage } from './quantity-relief';
import { taxQuantities } from './quantity-taxes';
import { resolveGoods } from './resolve-goods';
import type { QuantityGood, ResolvedGood, ValueGood } from './resolved-good';
import { findRestrictions, handedOverWarnings, isForbiddenGood } from './restriction-findings';
import { assessUnionLines } from './union-lines';
import { warningsOf } from './warnings';

type OutsideUnion = Exclude<Regime, 'eu'>;

/** What differs from one regime to another; the rest of an assessment is the same everywhere. */
interface Findings {
  readonly mode: DutyMode | null;
  readonly allowances: readonly ValueAllowanceUse[];
  readonly quantityAllowances: readonly QuantityAllowanceUse[];
  readonly totalIsMinimum: boolean;
  readonly lines: readonly AssessedLine[];
  /** What the traveller claims of the countries where goods were made; null inside the Union. */
  readonly claims: PreferenceClaims | null;
  /** About the levels of the Union, and the allowance of food from Andorra. */
  readonly warnings: Assessment['warnings'];
}

interface Situation {
  readonly request: AssessmentRequest;
  readonly goods: readonly ResolvedGood[];
  readonly regulation: Regulation;
}

type Summed = 'value' | 'customDuty' | 'excise' | 'vat' | 'total';

function sum(lines: readonly AssessedLine[], amount: Summed): Cents {
  return lines.reduce((total, line) => total + line[amount], 0);
}

/** What is owed on tobacco or drinks; the lines are those of the goods, by index. */
function taxOn(goods: readonly ResolvedGood[], lines: readonly AssessedLine[], isOnTobacco: boolean): Cents {
  return goods.reduce((total, good) => {
    const isTaxed = good.kind === 'quantity' && (good.pot === 'tobacco') === isOnTobacco;
    return isTaxed ? total + (lines[good.index]?.total ?? 0) : total;
  }, 0);
}

function quantityUses(
  goods: readonly QuantityGood[],
  regime: OutsideUnion,
  law: Law,
): readonly QuantityAllowanceUse[] {
  const uses: QuantityAllowanceUse[] = [];
  for (const pot of goods.length === 0 ? [] : quantityPots) {
    const entries = goods
      .filter((good) => good.pot === pot)
      .map((good) => ({ good, measure: quantityMeasures(regime, law)[good.quantityClass] }));
    const [first] = entries;
    if (first === undefined) continue;
    const { whole, capacity } = first.measure;
    const usage = potUsage(entries);
    const usedPercent = whole === null ? 0 : proportionHalfUp(usage, 10_000, whole) / 100;
    uses.push({ pot, usedPercent, exceeded: usage > capacity });
  }
  return uses;
}

function findInUnion({ goods, regulation }: Situation): Findings {
  const { lines, quantityAllowances, warnings } = assessUnionLines(goods, 'eu', regulation.law);
  const used = goods.reduce((total, good) => total + (good.kind === 'value' ? good.value : 0), 0);
  return {
    mode: null,
    allowances: [{ pot: 'value', limit: null, used }],
    quantityAllowances,
    totalIsMinimum: false,
    lines,
    claims: null,
    warnings,
  };
}

/** True when customs duty is in question: something is taxed that is subject to it. */
function isDutyInQuestion(lines: readonly AssessedLine[], plans: readonly DutyPlan[]): boolean {
  return lines.some(({ status }, index) => {
    const ground = plans[index]?.ground;
    const isTaxed = status !== 'relieved' && status !== 'unlimited';
    return isTaxed && (ground === 'tariff' || ground === 'custom');
  });
}

interface PotAllowance {
  readonly pot: ValuePot;
  readonly limit: Cents;
  readonly figure: Figure;
}

function allowancesOf(request: AssessmentRequest, regime: OutsideUnion, law: Law): readonly PotAllowance[] {
  const question = { regime, age: request.age, meanOfTransport: request.meanOfTransport };
  const allowances: PotAllowance[] = [];
  for (const pot of valuePotsOf(regime)) {
    const figure = valueAllowance(question, pot, law);
    if (figure !== null) allowances.push({ pot, limit: figure.value, figure });
  }
  return allowances;
}

function findOutsideUnion(situation: Situation, regime: OutsideUnion): Findings | Refusal {
  const { request, goods, regulation } = situation;
  const { law } = regulation;
  const allowances = allowancesOf(request, regime, law);
  const byValue: ValueGood[] = goods.filter((good) => good.kind === 'value');
  const tooMany = tooManyItems(byValue, allowances);
  if (tooMany !== null) {
    const path = ['goods', request.goods.indexOf(tooMany.good.good), 'amount'];
    return { code: 'too-many-items', path, figures: { maximum: tooMany.maximum } };
  }
  const claims = preferenceClaims(goods, law);
  const plans = goods.map((good) => dutyPlan(good, good.arrival.regime, claims.granted.has(good), law));
  const byQuantity: QuantityGood[] = goods.filter((good) => good.kind === 'quantity');
  const quantities = {
    normal: taxQuantities(byQuantity, plans, 'normal', regulation, regime),
    flat: taxQuantities(byQuantity, plans, 'flat', regulation, regime),
  };
  const planned: PlannedGood[] = [];
  for (const good of byValue) {
    const plan = plans[good.index];
    if (plan !== undefined) planned.push({ good, plan });
  }
  const { mode, relieved, complete, isFlatOpen } = chooseMode({
    goods: planned,
    allowances,
    quantities,
    flatRateCeiling: law.customsDuty.flatRateCeiling.value,
  });
  const relievedItems = new Map(planned.map(({ good }, position) => [good, relieved[position] ?? 0]));
  const isTaxed = (good: ResolvedGood): boolean => {
    if (good.kind === 'value') return (relievedItems.get(good) ?? 0) < good.count;
    return good.kind === 'quantity' && (quantities[mode].byGood.get(good)?.taxedMillionths ?? 0) > 0;
  };
  const taxed = goods.filter(isTaxed).flatMap(({ index }) => plans[index] ?? []);
  const isModeShared = taxed.filter(({ dutiable }) => dutiable).length > 1;
  const flatGround = flatGroundOf(taxed);
  const dutiableValue = isFlatOpen
    ? null
    : planned.reduce(
        (value, { good, plan }, position) =>
          plan.dutiable ? value + good.value - relievedItemsValue(good, relieved[position] ?? 0) : value,
        quantities.flat.dutiableValue,
      );
  const terms: RateTerms = { mode, isModeShared, flatGround, dutiableValue, law };
  const possible = possibleFood(byValue, allowances, regulation.products);
  const lines: AssessedLine[] = [];
  for (const good of goods) {
    const plan = plans[good.index];
    if (good.kind === 'medicine') lines.push(assessMedicineLine(good, law));
    else if (good.kind === 'cash') lines.push(assessCashLine(good, law));
    else if (good.kind === 'unmeasured') lines.push(assessUnmeasuredLine(good));
    else if (good.kind === 'quantity') {
      const tax = quantities[mode].byGood.get(good);
      const allowance = quantityAllowance(regime, good.quantityClass, law);
      if (tax !== undefined) lines.push(assessQuantityLine(tax, terms, allowance));
    } else if (plan !== undefined) {
      const allowance = allowances.find(({ pot }) => pot === good.pot);
      const items = relievedItems.get(good) ?? 0;
      const foodAllowance = possible?.goods.has(good) ? possible.allowance : null;
      if (allowance !== undefined) {
        lines.push(assessValueLine(good, plan, terms, items, allowance.figure, foodAllowance));
      }
    }
  }
  return {
    mode: isDutyInQuestion(lines, plans) ? mode : null,
    allowances: allowances.map(({ pot, limit }) => ({
      pot,
      limit,
      used: byValue.reduce((used, good) => {
        return good.pot === pot ? used + good.value - (lines[good.index]?.taxedValue ?? 0) : used;
      }, 0),
    })),
    quantityAllowances: quantityUses(byQuantity, regime, law),
    totalIsMinimum: !complete || goods.some(({ kind }) => kind === 'unmeasured'),
    lines,
    // What its origin might spare is of no use to a good on which nothing is owed.
    claims: { ...claims, toConfirm: claims.toConfirm.filter(isTaxed) },
    warnings: possibleFoodWarnings(possible),
  };
}

const isOfUnion = ({ arrival }: ResolvedGood): boolean => arrival.regime === 'eu';

/**
 * Goods bought inside the Union on the way of an arrival from outside: free, in no allowance, and held to the levels of the
 * Union. The others are assessed as if they came alone: one arrival, one allowance (several-countries).
 */
function findOnBothSides(situation: Situation, regime: OutsideUnion): Findings | Refusal {
  const inUnion = situation.goods.filter(isOfUnion);
  const findings = findOutsideUnion(without(situation, inUnion), regime);
  if ('code' in findings) return findings;
  const { lines, warnings } = assessUnionLines(inUnion, regime, situation.regulation.law);
  const lineOf = (good: ResolvedGood): AssessedLine | undefined => lines[inUnion.indexOf(good)];
  return {
    ...findings,
    lines: withLines(situation.goods, findings.lines, lineOf),
    warnings: [...findings.warnings, ...warnings],
  };
}

/** The goods of a request but some, as if it held nothing else. */
function without({ goods, ...situation }: Situation, left: readonly ResolvedGood[]): Situation {
  const kept = goods.filter((good) => !left.includes(good));
  return { ...situation, goods: kept.map((good, index) => ({ ...good, index })) };
}

/** The lines of some goods, each in its place among those that `lineOf` gives of the others. */
function withLines(
  goods: readonly ResolvedGood[],
  lines: readonly AssessedLine[],
  lineOf: (good: ResolvedGood) => AssessedLine | undefined,
): readonly AssessedLine[] {
  const rest = lines.values();
  return goods.flatMap((good) => lineOf(good) ?? rest.next().value ?? []);
}

function find(situation: Situation, regime: Regime): Findings | Refusal {
  if (regime === 'eu') return findInUnion(situation);
  if (!situation.goods.some(isOfUnion)) return findOutsideUnion(situation, regime);
  return findOnBothSides(situation, regime);
}

/** What was found, in sums; `lines` are those of all the goods, `held` those of the goods that are still held, by index. */
function compute(
  { goods }: Situation,
  { mode, allowances, quantityAllowances, totalIsMinimum }: Findings,
  held: readonly AssessedLine[],
  lines = held,
): Computation {
  return {
    mode,
    allowances,
    quantityAllowances,
    totalCustomDuty: sum(lines, 'customDuty'),
    totalExcise: sum(lines, 'excise'),
    totalVat: sum(lines, 'vat'),
    total: sum(lines, 'total'),
    totalIsMinimum,
    tobaccoTax: taxOn(goods, held, true),
    alcoholTax: taxOn(goods, held, false),
    lines,
  };
}

/** What some of the goods come to alone; null when they are refused, as the whole is then. */
function computeAlone(situation: Situation, regime: Regime): Computation | null {
  const findings = find(situation, regime);
  if ('code' in findings) return null;
  const { lines } = findRestrictions(situation.goods, findings.lines, situation.regulation);
  return compute(situation, findings, lines);
}

/**
 * What a traveller owes, line by line, in integer cents, with the reason for each amount (duty-rules §1 to §10).
 * What may not enter counts until it is handed over (regulation 952/2013, art. 83 and 124).
 * Pure: the same request, regulation and rates give the same answer, in the browser and on the server.
 */
export function assess(
  request: AssessmentRequest,
  regulation: Regulation,
  rates: ExchangeRates,
): AssessmentOutcome {
  const regime = regimeOf(request);
  const trip: Arrival = {
    country: request.country,
    regime,
    law: regulation.law,
    meanOfTransport: request.meanOfTransport,
  };
  const resolved = resolveGoods(request, regulation, rates, trip);
  const [refusal, ...others] = resolved.refusals;
  if (refusal !== undefined) return { kind: 'refused', refusals: [refusal, ...others] };
  const whole = { request, goods: resolved.goods, regulation };
  const forbidden = whole.goods.filter(isForbiddenGood);
  const handedOver = forbidden.filter(({ good }) => good.isHandedOver);
  const situation = handedOver.length === 0 ? whole : without(whole, handedOver);
  const { goods } = situation;
  const findings = find(situation, regime);
  if ('code' in findings) return { kind: 'refused', refusals: [findings] };
  const { claims } = findings;
  const held = findRestrictions(goods, findings.lines, regulation);
  const lines =
    handedOver.length === 0
      ? held.lines
      : withLines(whole.goods, held.lines, (good) =>
          handedOver.includes(good) ? assessHandedOverLine(good) : undefined,
        );
  const assessment: Assessment = {
    edition: regulation.edition,
    date: request.date,
    country: request.country,
    countryType: countryType(request.country),
    regime,
    totalValue: sum(lines, 'value'),
    ...compute(situation, findings, held.lines, lines),
    withoutForbidden:
      forbidden.length === handedOver.length ? null : computeAlone(without(whole, forbidden), regime),
    warnings: [
      ...held.warnings,
      ...handedOverWarnings(handedOver),
      ...findings.warnings,
      ...warningsOf({ request, goods, lines: findings.lines, claims, regulation, rates }),
    ],
  };
  return { kind: 'assessed', assessment };
}

/** The same, with the regulation of the day of arrival; refused when no table goes back so far. */
export function assessOn(
  request: AssessmentRequest,
  catalogue: ProductCatalogue,
  rates: ExchangeRates,
): AssessmentOutcome {
  const regulation = regulationInForce(request.date, catalogue);
  if (regulation !== null) return assess(request, regulation, rates);
  const figures = { date: request.date, firstDay: firstRegulatedDay };
  return { kind: 'refused', refusals: [{ code: 'date-without-regulation', path: ['date'], figures }] };
}
