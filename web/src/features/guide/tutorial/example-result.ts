import {
  type AmountUnit,
  type AssessedLine,
  type Assessment,
  assess,
  type Cents,
  type CurrencyTable,
  type DeclaredGood,
  exchangeRates,
  formatEuros,
  formatNumber,
  formatQuantity,
  noBreakSpace,
  type Product,
  type ProductCatalogue,
  type Regulation,
  regulationInForce,
} from '@retour/core';
import type { ExampleGood, ExampleTraveller, TutorialExample } from '../content/tutorial-examples';

export interface ExampleLine {
  readonly name: string;
  /** What was paid, and for how much of it: « 6 L, 72 GBP, soit 85,20 € ». */
  readonly detail: string;
  readonly unit: AmountUnit | null;
  readonly line: AssessedLine;
}

export interface ExampleTravellerResult {
  readonly name: string;
  readonly lines: readonly ExampleLine[];
  readonly total: Cents;
}

export interface ExampleResult {
  readonly total: Cents;
  readonly totalIsMinimum: boolean;
  readonly travellers: readonly ExampleTravellerResult[];
}

const thousandths = 1000;
const millionths = 1_000_000;

function declaredGood(good: ExampleGood, index: number): DeclaredGood {
  return {
    customId: String(index),
    productId: good.productId,
    customName: null,
    originalValueThousandths: good.price * thousandths,
    currency: good.currency,
    amountMillionths: good.amount === null ? null : good.amount * millionths,
    alcoholDegreeThousandths: null,
    originCountry: null,
    purchaseCountry: null,
    restriction: null,
    restrictionAnswers: {},
    isHandedOver: false,
  };
}

/** The data that the engine works with, as the rest of the product has it. */
export interface ExampleData {
  readonly catalogue: ProductCatalogue;
  readonly currencies: CurrencyTable;
  /** YYYY-MM-DD. */
  readonly day: string;
}

function assessTraveller(
  { country, meanOfTransport }: TutorialExample,
  traveller: ExampleTraveller,
  regulation: Regulation,
  { currencies, day }: ExampleData,
): Assessment | null {
  const outcome = assess(
    {
      age: traveller.age,
      country,
      meanOfTransport,
      border: false,
      date: day,
      goods: traveller.goods.map(declaredGood),
    },
    regulation,
    exchangeRates(currencies),
  );
  return outcome.kind === 'assessed' ? outcome.assessment : null;
}

function lineDetail(good: ExampleGood, line: AssessedLine, unit: AmountUnit | null): string {
  const quantity = line.amountMillionths === null ? [] : [formatQuantity(line.amountMillionths, unit)];
  const value = formatEuros(line.value);
  const price =
    good.currency === 'EUR'
      ? [value]
      : [`${formatNumber(good.price)}${noBreakSpace}${good.currency}`, `soit${noBreakSpace}${value}`];
  return [...quantity, ...price].join(', ');
}

function travellerResult(
  traveller: ExampleTraveller,
  assessment: Assessment,
  products: ReadonlyMap<string, Product>,
): ExampleTravellerResult {
  return {
    name: traveller.name,
    total: assessment.total,
    lines: assessment.lines.flatMap((line): readonly ExampleLine[] => {
      const good = traveller.goods[Number(line.customId)];
      if (good === undefined) return [];
      const unit = products.get(good.productId)?.unit ?? null;
      return [{ name: good.name, detail: lineDetail(good, line, unit), unit, line }];
    }),
  };
}

/** What each traveller of an example owes today, by the very engine of the simulator; null when it cannot tell. */
export function exampleResult(example: TutorialExample, data: ExampleData): ExampleResult | null {
  const regulation = regulationInForce(data.day, data.catalogue);
  if (regulation === null) return null;
  const travellers: ExampleTravellerResult[] = [];
  let total: Cents = 0;
  let totalIsMinimum = false;
  for (const traveller of example.travellers) {
    const assessment = assessTraveller(example, traveller, regulation, data);
    if (assessment === null) return null;
    travellers.push(travellerResult(traveller, assessment, regulation.products));
    total += assessment.total;
    totalIsMinimum ||= assessment.totalIsMinimum;
  }
  return { total, totalIsMinimum, travellers };
}
