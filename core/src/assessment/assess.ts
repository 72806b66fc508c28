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
} from './assess-line';
import type {
  AssessedLine,
  Assessment,
  AssessmentOutcome,
  AssessmentRequest,
  DutyMode,
  OwedWithoutForbidden,
  QuantityAllowanceUse,
  Refusal,
  ValueAllowanceUse,
} from './assessment';
import { chooseMode, type PlannedGood } from './choose-mode';
import { tooManyItems } from './contention';
import { type DutyPlan, dutyPlan } from './duty-plan';
import { preferenceClaims } from './preference-claims';
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
  readonly warnings: Assessment['warnings'];
}

interface Situation {
  readonly request: AssessmentRequest;
  readonly goods: readonly ResolvedGood[];
  readonly regulation: Regulation;
  readonly rates: ExchangeRates;
}

function sum(lines: readonly AssessedLine[], amount: (line: AssessedLine) => Cents): Cents {
  return lines.reduce((total, line) => total + amount(line), 0);
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
    const { capacity } = first.measure;
    const usage = capacity === null ? 0 : potUsage(entries);
    const usedPercent = capacity === null ? 0 : proportionHalfUp(usage, 10_000, capacity) / 100;
    uses.push({ pot, usedPercent, exceeded: capacity !== null && usage > capacity });
  }
  return uses;
}

function findInUnion({ request, goods, regulation, rates }: Situation): Findings {
  const { lines, quantityAllowances, warnings } = assessUnionLines(goods, regulation.law);
  const used = goods.reduce((total, good) => total + (good.kind === 'value' ? good.value : 0), 0);
  return {
    mode: null,
    allowances: [{ pot: 'value', limit: null, used }],
    quantityAllowances,
    totalIsMinimum: false,
    lines,
    warnings: [...warnings, ...warningsOf({ request, goods, lines, claims: null, regulation, rates })],
  };
}

/** True when customs duty is in question: something is taxed that is subject to it. */
function isDutyInQuestion(lines: readonly AssessedLine[], plans: readonly DutyPlan[]): boolean {
  return lines.some(({ status }, index) => {
    const ground = plans[index]?.ground;
    return status !== 'relieved' && (ground === 'tariff' || ground === 'custom');
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
  const { request, goods, regulation, rates } = situation;
  const { law } = regulation;
  const allowances = allowancesOf(request, regime, law);
  const byValue: ValueGood[] = goods.filter((good) => good.kind === 'value');
  const tooMany = tooManyItems(byValue, allowances);
  if (tooMany !== null) {
    const path = ['goods', request.goods.indexOf(tooMany.good.good), 'amount'];
    return { code: 'too-many-items', path, figures: { maximum: tooMany.maximum } };
  }
  const claims = preferenceClaims(goods, law);
  const plans = goods.map((good) => dutyPlan(good, regime, claims.granted.has(good), law));
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
  const { mode, relieved, complete } = chooseMode({
    goods: planned,
    allowances,
    quantities,
    flatRateCeiling: law.customsDuty.flatRateCeiling.value,
  });
  const lines: AssessedLine[] = [];
  let position = 0;
  for (const good of goods) {
    const plan = plans[good.index];
    if (good.kind === 'medicine') lines.push(assessMedicineLine(good, law));
    else if (good.kind === 'cash') lines.push(assessCashLine(good, law));
    else if (good.kind === 'unmeasured') lines.push(assessUnmeasuredLine(good));
    else if (good.kind === 'quantity') {
      const tax = quantities[mode].byGood.get(good);
      const allowance = quantityAllowance(regime, good.quantityClass, law);
      if (tax !== undefined) lines.push(assessQuantityLine(tax, mode, allowance, law));
    } else if (plan !== undefined) {
      const allowance = allowances.find(({ pot }) => pot === good.pot);
      const items = relieved[position] ?? 0;
      position += 1;
      if (allowance !== undefined)
        lines.push(assessValueLine(good, plan, mode, items, allowance.figure, law));
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
    warnings: warningsOf({ request, goods, lines, claims, regulation, rates }),
  };
}

/** Some of the goods of a request, as if it held nothing else. */
function only({ goods, ...situation }: Situation, isKept: (good: ResolvedGood) => boolean): Situation {
  return { ...situation, goods: goods.filter(isKept).map((good, index) => ({ ...good, index })) };
}

function find(situation: Situation, regime: Regime): Findings | Refusal {
  return regime === 'eu' ? findInUnion(situation) : findOutsideUnion(situation, regime);
}

/** What is owed on some of the goods alone; null when they are refused, as the whole is then. */
function oweOn(situation: Situation, regime: Regime): OwedWithoutForbidden | null {
  const findings = find(situation, regime);
  if ('code' in findings) return null;
  return { total: sum(findings.lines, ({ total }) => total), totalIsMinimum: findings.totalIsMinimum };
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
  const resolved = resolveGoods(request, regulation, rates, regime);
  const [refusal, ...others] = resolved.refusals;
  if (refusal !== undefined) return { kind: 'refused', refusals: [refusal, ...others] };
  const arrival = { country: request.country, regime, law: regulation.law };
  const whole = { request, goods: resolved.goods, regulation, rates };
  const forbidden = new Set(whole.goods.filter((good) => isForbiddenGood(good, arrival)));
  const handedOver = new Set([...forbidden].filter(({ good }) => good.isHandedOver));
  const situation = handedOver.size === 0 ? whole : only(whole, (good) => !handedOver.has(good));
  const { goods } = situation;
  const findings = find(situation, regime);
  if ('code' in findings) return { kind: 'refused', refusals: [findings] };
  const held = findRestrictions(goods, findings.lines, arrival, regulation);
  const taxOn = (isTaxOf: (good: QuantityGood) => boolean): Cents =>
    goods.reduce((total, good) => {
      return good.kind === 'quantity' && isTaxOf(good) ? total + (held.lines[good.index]?.total ?? 0) : total;
    }, 0);
  let position = 0;
  const lines: AssessedLine[] = [];
  for (const good of whole.goods) {
    const isHandedOver = handedOver.has(good);
    const line = isHandedOver ? assessHandedOverLine(good) : held.lines[position];
    if (!isHandedOver) position += 1;
    if (line !== undefined) lines.push(line);
  }
  const assessment: Assessment = {
    edition: regulation.edition,
    date: request.date,
    country: request.country,
    countryType: countryType(request.country),
    regime,
    mode: findings.mode,
    allowances: findings.allowances,
    quantityAllowances: findings.quantityAllowances,
    totalValue: sum(lines, ({ value }) => value),
    totalCustomDuty: sum(lines, ({ customDuty }) => customDuty),
    totalExcise: sum(lines, ({ excise }) => excise),
    totalVat: sum(lines, ({ vat }) => vat),
    total: sum(lines, ({ total }) => total),
    totalIsMinimum: findings.totalIsMinimum,
    withoutForbidden:
      forbidden.size === handedOver.size
        ? null
        : oweOn(
            only(whole, (good) => !forbidden.has(good)),
            regime,
          ),
    tobaccoTax: taxOn(({ pot }) => pot === 'tobacco'),
    alcoholTax: taxOn(({ pot }) => pot !== 'tobacco'),
    lines,
    warnings: [...held.warnings, ...handedOverWarnings([...handedOver], arrival), ...findings.warnings],
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
