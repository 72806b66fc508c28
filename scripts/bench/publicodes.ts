import {
  type AssessmentRequest,
  assess,
  type CurrencyTable,
  type DeclaredGood,
  exchangeRates,
  indexCatalogue,
  lawOn,
  type ProductCatalogue,
  regulationInForce,
} from '@retour/core';
import currencies from '@retour/core/data/currencies.json' with { type: 'json' };
import products from '@retour/core/data/products.json' with { type: 'json' };
import Engine, { type RawPublicodes } from 'publicodes';
import { median } from './median';

export interface PublicodesFigures {
  readonly articles: number;
  /** Baskets that both sides assessed; those of which each is a cent or more off what fractions give. */
  readonly compared: number;
  readonly engineOff: number;
  /** Half cents that a binary number holds as a little less, and rounds down. */
  readonly publicodesOff: number;
  /** Medians of the rounds, of one basket, in processor time: neighbours of a shared machine do not change it. */
  readonly engineMicroseconds: number;
  readonly publicodesMicroseconds: number;
  /** Median of the rounds' own ratios: both sides of a ratio ran one after the other, on the same baskets. */
  readonly ratio: number;
  readonly lowestRatio: number;
}

const day = '2026-10-15';
const age = 30;
const currency = 'USD';
const rounds = 7;
const baskets = 60;
/** Both sides run as long before they are timed: a compiler that is still at work is no part of either. */
const warmUpSeconds = 2;
/** What is a hundred times shorter is done again, so that it can be timed. */
const repeats = 100;
/** Of a choice that the allowance does not hold. */
const unreachable = 1_000_000_000;
/** Ad valorem duties, free and dutiable, of two rates of VAT. */
const bought = ['robe-coton', 'smartphone', 'ceinture-cuir', 'cafe-torrefie', 'mouchoir-bandana'];

interface Terms {
  readonly id: string;
  readonly dutyRate: number;
  readonly vatRate: number;
}

function termsOf(id: string): Terms {
  const tariff = indexCatalogue(products as ProductCatalogue).get(id)?.tariff;
  if (tariff === undefined || tariff === null) throw new Error(`no tariff for ${id}`);
  return { id, dutyRate: tariff.dutyRate ?? 0, vatRate: tariff.vatRate };
}

type Rule = [name: string, rule: unknown];

/** Every choice of articles to relieve, as the places of those that are. */
function choicesOf(articles: number): readonly (readonly number[])[] {
  return Array.from({ length: 2 ** articles }, (_, choice) =>
    Array.from({ length: articles }, (_each, place) => place).filter((place) => (choice >> place) % 2 === 1),
  );
}

/**
 * The law of a traveller by plane in the words of publicodes: the same figures, read from the same tables. The lowest of what is owed over every
 * choice of articles to relieve, at normal rates or at the flat one where it is open.
 */
function rulesOf(articles: readonly Terms[], allowance: number, rate: number): RawPublicodes<string> {
  const { flatRate, flatRateCeiling } = lawOn(day).customsDuty;
  const each = articles.map((terms, index) => ({ ...terms, name: `article ${index + 1}` }));
  const rounded = (valeur: string): object => ({ valeur, arrondi: '2 décimales' });
  const sumOf = (somme: readonly string[]): object | number => (somme.length === 0 ? 0 : { somme });
  const lines = each.flatMap(({ name, dutyRate, vatRate }) => {
    const taxes = (mode: string, percent: number): Rule[] => [
      [`${name} . droit ${mode}`, rounded(`valeur * ${percent}%`)],
      [`${name} . TVA ${mode}`, rounded(`(valeur + droit ${mode}) * ${vatRate}%`)],
      [`${name} . dû ${mode}`, `droit ${mode} + TVA ${mode}`],
    ];
    return [
      [name, null] as Rule,
      [`${name} . prix`, { 'par défaut': 0 }] as Rule,
      [`${name} . valeur`, rounded(`prix / ${rate}`)] as Rule,
      ...taxes('normal', dutyRate),
      ...taxes('forfaitaire', dutyRate > 0 ? flatRate.value : 0),
    ];
  });
  const choices = choicesOf(articles.length).map((relieved, index) => {
    const name = `choix ${index + 1}`;
    const taxed = each.filter((_, place) => !relieved.includes(place));
    const owed = (mode: string): object | number => sumOf(taxed.map((line) => `${line.name} . dû ${mode}`));
    const rules: Rule[] = [
      [name, null],
      [`${name} . relevé`, sumOf(relieved.map((place) => `${each[place]?.name} . valeur`))],
      [
        `${name} . taxable`,
        sumOf(taxed.filter(({ dutyRate }) => dutyRate > 0).map((line) => `${line.name} . valeur`)),
      ],
      [`${name} . normal`, owed('normal')],
      [`${name} . forfaitaire`, owed('forfaitaire')],
      [
        `${name} . dû`,
        {
          variations: [
            { si: `relevé > ${allowance / 100}`, alors: unreachable },
            {
              si: `taxable <= ${flatRateCeiling.value / 100}`,
              alors: { 'le minimum de': ['normal', 'forfaitaire'] },
            },
            { sinon: 'normal' },
          ],
        },
      ],
    ];
    return { name, rules };
  });
  const all: readonly Rule[] = [
    ...lines,
    ...choices.flatMap(({ rules }) => rules),
    ['dû', { 'le minimum de': choices.map(({ name }) => `${name} . dû`) }],
  ];
  return Object.fromEntries(all) as RawPublicodes<string>;
}

function good(index: number, productId: string, cents: number): DeclaredGood {
  return {
    customId: `article-${index}`,
    productId,
    customName: null,
    originalValueThousandths: cents * 10,
    currency,
    amountMillionths: null,
    alcoholDegreeThousandths: null,
    originCountry: null,
    purchaseCountry: null,
    restriction: null,
    restrictionAnswers: {},
    isHandedOver: false,
  };
}

/** Below and above the allowance, alone and together. */
function pricesOf(basket: number, articles: number): readonly number[] {
  return Array.from(
    { length: articles },
    (_, index) => 10_00 + ((basket * 7_919 + index * 104_729 + basket * index * 613) % 79_991),
  );
}

/** Processor time of one basket, the compiler's and the collector's included. */
function microseconds(work: () => void, times = 1): number {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / (baskets * times);
}

function warmUp(work: () => void): void {
  const end = performance.now() + warmUpSeconds * 1_000;
  while (performance.now() < end) work();
}

/** Half a cent and more is a cent, of a fraction of whole numbers. */
function cents(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

const tenThousandths = 10_000;
const whole = (value: number): bigint => BigInt(Math.round(value * tenThousandths));

/** The same rules in fractions, to tell which side is off. */
function exactly(
  prices: readonly number[],
  terms: readonly Terms[],
  allowance: number,
  rate: number,
): number {
  const { flatRate, flatRateCeiling } = lawOn(day).customsDuty;
  const lines = prices.map((price, index) => ({
    value: cents(BigInt(price * tenThousandths), whole(rate)),
    dutyRate: terms[index]?.dutyRate ?? 0,
    vatRate: terms[index]?.vatRate ?? 0,
  }));
  const sum = (all: readonly bigint[]): bigint => all.reduce((total, each) => total + each, 0n);
  const percent = (value: bigint, of: number): bigint => cents(value * whole(of), whole(100));
  const owed = (taxed: typeof lines, isFlat: boolean): bigint =>
    sum(
      taxed.map(({ value, dutyRate, vatRate }) => {
        const duty = percent(value, isFlat && dutyRate > 0 ? flatRate.value : dutyRate);
        return duty + percent(value + duty, vatRate);
      }),
    );
  const totals = choicesOf(lines.length).flatMap((relieved) => {
    if (sum(relieved.map((place) => lines[place]?.value ?? 0n)) > BigInt(allowance)) return [];
    const taxed = lines.filter((_, place) => !relieved.includes(place));
    const dutiable = sum(taxed.filter(({ dutyRate }) => dutyRate > 0).map(({ value }) => value));
    const isOpen = dutiable <= BigInt(flatRateCeiling.value);
    return [owed(taxed, false), ...(isOpen ? [owed(taxed, true)] : [])].map(Number);
  });
  return Math.min(...totals);
}

function compare(articles: number): PublicodesFigures {
  const table: CurrencyTable = currencies;
  const rates = exchangeRates(table);
  const rate = table.currencies.find(({ id }) => id === currency)?.rate;
  const regulation = regulationInForce(day, products as ProductCatalogue);
  if (regulation === null || rate === undefined) throw new Error('no regulation for the day of the bench');
  const terms = Array.from({ length: articles }, (_, index) => termsOf(bought[index % bought.length] ?? ''));
  const empty: AssessmentRequest = {
    age,
    country: 'US',
    meanOfTransport: 'plane',
    border: false,
    date: day,
    goods: [],
  };
  const outcomeOf = (request: AssessmentRequest) => {
    const outcome = assess(request, regulation, rates);
    if (outcome.kind === 'refused') throw new Error('the bench made a basket that is refused');
    return outcome.assessment;
  };
  const allowance = outcomeOf(empty).allowances.find(({ pot }) => pot === 'value')?.limit ?? 0;
  const prices = Array.from({ length: baskets }, (_, basket) => pricesOf(basket, articles));
  const requests = prices.map((each) => ({
    ...empty,
    goods: each.map((cents, index) => good(index, terms[index]?.id ?? '', cents)),
  }));
  const situations = prices.map((each) =>
    Object.fromEntries(each.map((cents, index) => [`article ${index + 1} . prix`, cents / 100])),
  );
  const engine = new Engine(rulesOf(terms, allowance, rate));
  const owedBy = (situation: Record<string, number>): number =>
    Math.round(Number(engine.setSituation(situation).evaluate('dû').nodeValue) * 100);

  const ours = requests.map((request) => outcomeOf(request).total);
  const theirs = situations.map(owedBy);
  const exact = prices.map((each) => exactly(each, terms, allowance, rate));
  const off = (totals: readonly number[]): number =>
    totals.filter((total, index) => total !== exact[index]).length;
  warmUp(() => requests.forEach(outcomeOf));
  warmUp(() => situations.forEach(owedBy));
  const measured = Array.from({ length: rounds }, () => {
    const own = microseconds(() => requests.forEach(outcomeOf), repeats);
    return { own, publicodes: microseconds(() => situations.forEach(owedBy)) };
  });
  const round = (value: number): number => Math.round(value * 10) / 10;
  const ratios = measured.map(({ own, publicodes }) => publicodes / own);
  return {
    articles,
    compared: baskets,
    engineOff: off(ours),
    publicodesOff: off(theirs),
    engineMicroseconds: round(median(measured.map(({ own }) => own))),
    publicodesMicroseconds: round(median(measured.map(({ publicodes }) => publicodes))),
    ratio: Math.round(median(ratios)),
    lowestRatio: Math.round(Math.min(...ratios)),
  };
}

/** The engine beside publicodes, with the same rules on the same baskets; ours explains each line besides, theirs does not. */
export function benchPublicodes(): readonly PublicodesFigures[] {
  return [1, 3, 5].map(compare);
}
