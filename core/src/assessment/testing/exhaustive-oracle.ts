import type { SpokenGood } from './situation';

/**
 * The law of duty-rules §6 by brute force: every mode, every choice of items. Shares neither code nor figures with the
 * engine: allowances, rates and tariff lines are written here again, from the law's own text, so that the two can only
 * agree by being right. Baskets it knows: the articles below, at most one drink a pot, prices in euros, each article bought
 * in one of the countries below, and made in one of those of `makers`.
 */
export interface OracleTraveller {
  readonly age: number;
  readonly country: 'US' | 'AD' | 'CH' | 'IC';
  readonly meanOfTransport: 'plane' | 'car';
  readonly border: boolean;
}

export interface OracleAnswer {
  readonly total: number;
  readonly totalIsMinimum: boolean;
  readonly relievedValue: number;
}

const memberStates: ReadonlySet<string> = new Set(['ES', 'IT']);

/** What is bought inside the Union on the way owes nothing and counts nowhere. */
const isOfUnion = ({ purchaseCountry }: SpokenGood): boolean =>
  purchaseCountry !== undefined && memberStates.has(purchaseCountry);

const countryOf = (good: SpokenGood, traveller: OracleTraveller): string =>
  good.purchaseCountry ?? traveller.country;

/** Whether goods from chapter 25 on that are made there owe no duty on the traveller's own word; an agent says it for the others. */
const makers: Readonly<Record<string, boolean>> = { CH: true, TR: true, US: false, CN: false };

/** Above this value together, no such goods are free: a proof of their origin is asked for (rules §10). */
const ownWordLimit = 120_000n;

type Mode = 'normal' | 'flat';

interface Candidate extends OracleAnswer {
  readonly complete: boolean;
}

function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

function bigDecimal(value: number, decimals: number): bigint {
  const [whole = '0', fraction = ''] = value.toFixed(decimals).split('.');
  return BigInt(whole + fraction);
}

const percentOf = (cents: bigint, percent: number): bigint =>
  roundHalfUp(cents * bigDecimal(percent, 2), 10_000n);

/** What the tariff of 2026 says of an article by value: conventional duty and VAT in percent. */
interface TariffLine {
  readonly chapter: number;
  readonly duty: number;
  readonly vat: number;
  /** Food has its own allowance for Andorra. */
  readonly food?: true;
  /** A duty between 0,30 and 0,80 € a piece, whatever the percentage gives. */
  readonly boundedByPiece?: true;
  /** A part by weight, which nobody knows here. A cap by area leaves the percentage, which is the most that is owed. */
  readonly byWeight?: true;
}

const tariffLines: Readonly<Record<string, TariffLine>> = {
  smartphone: { chapter: 85, duty: 0, vat: 20 },
  'robe-coton': { chapter: 62, duty: 12, vat: 20 },
  'platine-vinyle': { chapter: 85, duty: 2, vat: 20 },
  parfum: { chapter: 33, duty: 0, vat: 20 },
  'montre-automatique': { chapter: 91, duty: 4.5, vat: 20, boundedByPiece: true },
  livre: { chapter: 49, duty: 0, vat: 5.5 },
  'cafe-torrefie': { chapter: 9, duty: 7.5, vat: 5.5, food: true },
  confiture: { chapter: 20, duty: 24, vat: 5.5, food: true, byWeight: true },
  'tapis-noue-laine': { chapter: 57, duty: 8, vat: 20 },
  'e-liquide-nicotine': { chapter: 24, duty: 6.5, vat: 20 },
};

/** Unlisted articles, and those that the service does not compute. */
const withoutTariff: ReadonlySet<string | undefined> = new Set([undefined, 'voiture']);

const standardVat = 20;

function tariffOf(id: string | undefined): TariffLine | null {
  if (withoutTariff.has(id)) return null;
  const line = tariffLines[id ?? ''];
  if (line === undefined) throw new Error(`an article that brute force does not know: ${id}`);
  return line;
}

function limits({
  age,
  country,
  meanOfTransport,
  border,
}: OracleTraveller): Record<'value' | 'food', bigint> {
  const adult = age >= 15;
  if (country === 'AD') return adult ? { value: 90_000n, food: 30_000n } : { value: 45_000n, food: 15_000n };
  if (border) return { value: adult ? 7_500n : 4_000n, food: 0n };
  if (!adult) return { value: 15_000n, food: 0n };
  return { value: meanOfTransport === 'plane' ? 43_000n : 30_000n, food: 0n };
}

/** One item or several identical ones, seen by the brute force. */
interface Line {
  readonly cents: bigint;
  readonly count: number;
  readonly pot: 'value' | 'food';
  readonly countsForCeiling: boolean;
  readonly completeInNormal: boolean;
  readonly tax: (mode: Mode, taxedCents: bigint, items: bigint) => bigint;
}

/** Whether no duty is owed on what is bought there: customs unions. */
function isWithoutDuty(good: SpokenGood, traveller: OracleTraveller): boolean {
  const country = countryOf(good, traveller);
  const tariff = tariffOf(good.id);
  return country === 'IC' || (country === 'AD' && (tariff === null || tariff.chapter >= 25));
}

/** Goods that would owe a duty, were they not made where they are. */
function madeUnderAgreement(goods: readonly SpokenGood[], traveller: OracleTraveller): readonly SpokenGood[] {
  const spared = goods.filter((good) => {
    const tariff = isQuantity(good.id) ? null : tariffOf(good.id);
    return (
      makers[good.originCountry ?? ''] === true &&
      tariff !== null &&
      tariff.chapter >= 25 &&
      tariff.duty > 0 &&
      !isWithoutDuty(good, traveller)
    );
  });
  const worth = spared.reduce((sum, { originalValue }) => sum + bigDecimal(originalValue, 2), 0n);
  return worth <= ownWordLimit ? spared : [];
}

function valueLine(good: SpokenGood, traveller: OracleTraveller, isSpared: boolean): Line {
  const tariff = tariffOf(good.id);
  const chapter = tariff?.chapter ?? 0;
  const food = tariff?.food === true;
  const noDutyHere = isSpared || isWithoutDuty(good, traveller);
  const bounded = tariff?.boundedByPiece === true;
  const free = tariff !== null && tariff.duty === 0;
  const owesDuty = tariff === null || !(free || noDutyHere);
  const takesFlat = owesDuty && chapter !== 24;
  return {
    cents: bigDecimal(good.originalValue, 2),
    count: good.amount ?? 1,
    pot: traveller.country === 'AD' && food ? 'food' : 'value',
    countsForCeiling: takesFlat,
    completeInNormal: tariff !== null && (noDutyHere || tariff.byWeight !== true),
    tax: (mode, taxed, items) => {
      if (items === 0n || (tariff === null && mode === 'normal')) return 0n;
      let duty = 0n;
      if (mode === 'flat' && takesFlat) duty = noDutyHere ? 0n : percentOf(taxed, 2.5);
      else if (owesDuty) {
        duty = percentOf(taxed, tariff?.duty ?? 0);
        if (bounded && duty < 30n * items) duty = 30n * items;
        if (bounded && duty > 80n * items) duty = 80n * items;
      }
      return duty + percentOf(taxed + duty, tariff?.vat ?? standardVat);
    },
  };
}

/** Allowances in millionths, excise in cents per unit as numerator and denominator of one millionth (rules §4, 2026). */
const quantityRules = {
  'vin-tranquille': {
    third: 4,
    frontier: 0.5,
    andorra: 5,
    dutyPerLitre: 13.1,
    excisePerLitre: 4.19,
    contribution: 0,
  },
  champagne: {
    third: 2,
    frontier: 0.5,
    andorra: 3,
    dutyPerLitre: 32,
    excisePerLitre: 10.38,
    contribution: 0,
  },
} as const;

function isQuantity(id: string | undefined): id is keyof typeof quantityRules {
  return id !== undefined && id in quantityRules;
}

/** Tax on the excess of a drink, and its taxed value. */
function drink(
  good: SpokenGood,
  traveller: OracleTraveller,
  mode: Mode,
): { tax: bigint; taxed: bigint; duty: boolean } {
  if (!isQuantity(good.id)) return { tax: 0n, taxed: 0n, duty: false };
  const rule = quantityRules[good.id];
  const andorra = traveller.country === 'AD';
  const allowance = andorra ? rule.andorra : traveller.border ? rule.frontier : rule.third;
  const amount = bigDecimal(good.amount ?? 0, 6);
  const excess = amount - bigDecimal(allowance, 6);
  if (excess <= 0n) return { tax: 0n, taxed: 0n, duty: false };
  const taxed = roundHalfUp(bigDecimal(good.originalValue, 2) * excess, amount);
  const perLitre = (cents: number): bigint => roundHalfUp(excess * bigDecimal(cents, 2), 100_000_000n);
  const owesDuty = countryOf(good, traveller) !== 'IC';
  const normalDuty = owesDuty ? perLitre(rule.dutyPerLitre) : 0n;
  const duty = mode === 'flat' && owesDuty ? percentOf(taxed, 2.5) : normalDuty;
  const excise = perLitre(rule.excisePerLitre);
  return { tax: duty + excise + percentOf(taxed + duty + excise, standardVat), taxed, duty: owesDuty };
}

function isBetter(a: Candidate, b: Candidate): boolean {
  if (a.complete !== b.complete) return a.complete;
  if (a.total !== b.total) return a.total < b.total;
  return a.relievedValue > b.relievedValue;
}

function* everyChoice(lines: readonly Line[]): Generator<readonly number[]> {
  const counts = lines.map(() => 0);
  for (;;) {
    yield counts;
    let position = 0;
    while (position < lines.length && counts[position] === lines[position]?.count) {
      counts[position] = 0;
      position += 1;
    }
    if (position === lines.length) return;
    counts[position] = (counts[position] ?? 0) + 1;
  }
}

/** What a line costs when so many of its items are relieved. */
interface Share {
  readonly relieved: bigint;
  readonly taxed: bigint;
  readonly tax: bigint;
  readonly isComplete: boolean;
}

/** By the number of relieved items, from none to all: each choice is a sum of these. */
function sharesOf(line: Line, mode: Mode): readonly Share[] {
  return Array.from({ length: line.count + 1 }, (_, items) => {
    const relieved = (line.cents * BigInt(items)) / BigInt(line.count);
    const taxed = line.cents - relieved;
    const left = BigInt(line.count - items);
    const isComplete = mode === 'flat' || left === 0n || line.completeInNormal;
    return { relieved, taxed, tax: line.tax(mode, taxed, left), isComplete };
  });
}

/** The best answer over the modes and every choice of relieved items; null when no mode is open. */
export function exhaustiveAnswer(
  traveller: OracleTraveller,
  basket: readonly SpokenGood[],
  modes: readonly Mode[] = ['normal', 'flat'],
): OracleAnswer | null {
  const goods = basket.filter((good) => !isOfUnion(good));
  const spared = madeUnderAgreement(goods, traveller);
  const lines = goods
    .filter(({ id }) => !isQuantity(id))
    .map((good) => valueLine(good, traveller, spared.includes(good)));
  const allowance = limits(traveller);
  let best: Candidate | null = null;
  for (const mode of modes) {
    const drinks = goods.map((good) => drink(good, traveller, mode));
    const drinksTax = drinks.reduce((sum, { tax }) => sum + tax, 0n);
    const drinksCeiling = drinks.reduce((sum, { taxed, duty }) => sum + (duty ? taxed : 0n), 0n);
    const shares = lines.map((line) => sharesOf(line, mode));
    for (const counts of everyChoice(lines)) {
      const used = { value: 0n, food: 0n };
      let total = drinksTax;
      let ceiling = drinksCeiling;
      let complete = true;
      for (const [index, line] of lines.entries()) {
        const share = shares[index]?.[counts[index] ?? 0];
        if (share === undefined) throw new Error('a choice beyond the items of its line');
        used[line.pot] += share.relieved;
        total += share.tax;
        if (line.countsForCeiling) ceiling += share.taxed;
        if (!share.isComplete) complete = false;
      }
      if (used.value > allowance.value || used.food > allowance.food) continue;
      if (mode === 'flat' && ceiling > 70_000n) continue;
      const candidate: Candidate = {
        complete,
        total: Number(total),
        totalIsMinimum: !complete,
        relievedValue: Number(used.value + used.food),
      };
      if (best === null || isBetter(candidate, best)) best = candidate;
    }
  }
  if (best === null) return null;
  const { total, totalIsMinimum, relievedValue } = best;
  return { total, totalIsMinimum, relievedValue };
}
