import type { QuantityClass } from '../../goods/quantity-class';
import { potOfClass } from '../../goods/quantity-class';
import { lawOn } from '../../regulation/law';
import type { QuantityGood, ValueGood } from '../resolved-good';
import { customTerms } from '../tariff-terms';
import { catalogue, declaredGood, rates } from './situation';

/** Goods as the parts of an assessment get them, for tests that need no basket: nothing of them is asked but what is told. */

/** The law of the situations' own day. */
export const law = lawOn('2026-11-21');

const euro = rates.byCurrency.get('EUR');

function resolved(index: number, value: number, vatPercent: number) {
  if (euro === undefined || euro === null) throw new Error(`no euro in ${catalogue.edition}`);
  const vatRate = vatPercent * 10_000;
  return {
    index,
    good: declaredGood({ customId: `${index}`, originalValue: value / 100 }),
    arrival: { country: 'US', regime: 'third', law } as const,
    purchaseCountry: null,
    product: null,
    kinds: [],
    reading: null,
    terms: { ...customTerms(law), vatPercent, vatRate },
    exchange: euro,
    value,
  };
}

/** Identical items worth so many cents together. */
export function valueGood(
  value: number,
  {
    index = 0,
    count = 1,
    vatPercent = 0,
    pot = 'value',
  }: Partial<Pick<ValueGood, 'index' | 'count' | 'pot'>> & {
    readonly vatPercent?: number;
  } = {},
): ValueGood {
  return { ...resolved(index, value, vatPercent), kind: 'value', pot, count };
}

/** So many units, grams or litres of a class, worth so many cents together. */
export function quantityGood(
  quantityClass: QuantityClass,
  amount: number,
  { index = 0, value = 0, vatPercent = 0, degree = 0 } = {},
): QuantityGood {
  const amountProducts = {
    cigarette: 'cigarette',
    cigarillo: 'cigarillos',
    cigar: 'cigar',
    tobacco: 'tobacco',
    strong: 'spiritDrink',
    soft: 'alcoholIntermediate',
    wine: 'wine',
    beer: 'beer',
  } as const;
  return {
    ...resolved(index, value, vatPercent),
    kind: 'quantity',
    amountProduct: amountProducts[quantityClass],
    quantityClass,
    pot: potOfClass[quantityClass],
    amountMillionths: Math.round(amount * 1_000_000),
    degreeThousandths: degree * 1_000,
  };
}
