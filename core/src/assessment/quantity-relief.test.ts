import { describe, expect, it } from 'vitest';
import type { QuantityClass } from '../goods/quantity-class';
import { noSpecificDuty } from '../regulation/specific-duty';
import { type PotEntry, potUsage, relieveQuantities } from './quantity-relief';
import { law, quantityGood } from './testing/resolved-goods';

interface EntryFacts {
  readonly value?: number;
  readonly vatPercent?: number;
  readonly degree?: number;
  /** Duty in percent, in euros per hectolitre, and in euros per hectolitre and % vol. */
  readonly percent?: number;
  readonly perHectolitre?: number;
  readonly perHectolitreDegree?: number;
  /** Excises, each in cents per unit. */
  readonly excises?: readonly number[];
  readonly weight?: number;
}

/** A pot of four litres, unless the weight says otherwise. */
function entryOf(capacity: number | null) {
  return (index: number, quantityClass: QuantityClass, amount: number, facts: EntryFacts = {}): PotEntry => {
    const { percent = 0, perHectolitre = 0, perHectolitreDegree = 0, excises = [], weight = 1 } = facts;
    return {
      good: quantityGood(quantityClass, amount, { ...facts, index }),
      measure: { weight, capacity: (capacity ?? Number.POSITIVE_INFINITY) * 1_000_000 },
      duty: {
        percent,
        rate: percent * 10_000,
        specific: {
          ...noSpecificDuty,
          perHectolitre: perHectolitre * 1_000,
          perHectolitreDegree: perHectolitreDegree * 1_000,
        },
        assessed: 'wholly',
      },
      excise: excises.map((cents) => ({
        kind: 'excise',
        figure: law.alcoholExcise.rates.stillWine,
        unit: 'hl',
        factor: cents * 100_000_000,
      })),
    };
  };
}

/** Litres, grams or units relieved, in the traveller's order. */
function relieved(entries: readonly PotEntry[]): readonly number[] {
  const millionths = relieveQuantities(entries);
  return entries
    .toSorted((a, b) => a.good.index - b.good.index)
    .map(({ good }) => (millionths.get(good) ?? Number.NaN) / 1_000_000);
}

describe('a pot that holds all', () => {
  const of = entryOf(4);

  it('relieves all, to the last drop', () => {
    expect(relieved([of(0, 'wine', 1), of(1, 'wine', 3)])).toEqual([1, 3]);
    expect(relieved([of(0, 'wine', 1), of(1, 'wine', 3.000001)])).toEqual([1, 3]);
    expect(relieved([])).toEqual([]);
  });

  it('relieves all when it has no limit', () => {
    const free = entryOf(null);
    expect(relieved([free(0, 'beer', 500), free(1, 'beer', 300)])).toEqual([500, 300]);
  });

  it('weighs each quantity by its class', () => {
    expect(potUsage([of(0, 'strong', 1, { weight: 2 }), of(1, 'soft', 3)])).toBe(5_000_000);
    expect(relieved([of(0, 'strong', 1, { weight: 2 }), of(1, 'soft', 2)])).toEqual([1, 2]);
    expect(relieved([of(0, 'strong', 1, { weight: 2 }), of(1, 'soft', 3)])).toEqual([1, 2]);
  });
});

/** Each pair owes the same for its share of the pot, the second a little more once changed. */
describe('a pot that cannot hold all relieves first what is taxed most for its share', () => {
  const of = entryOf(1);
  const wine = { value: 10_00, vatPercent: 20 };

  it.each<readonly [string, EntryFacts, EntryFacts]>([
    ['by VAT on its value', { value: 10_00, vatPercent: 20 }, { value: 10_01, vatPercent: 20 }],
    ['by the rate of VAT', { value: 10_00, vatPercent: 20 }, { value: 10_00, vatPercent: 20.0001 }],
    // 10 € at 20 % owe 2 €; so does 1 € of wine with 1,50 € of a tax that bears VAT: (1 + 1,50) × 1,2 − 1.
    [
      'by its duty on value',
      { value: 1_00, vatPercent: 20, percent: 150 },
      { value: 1_00, vatPercent: 20, percent: 150.0001 },
    ],
    [
      'by its duty by volume',
      { value: 1_00, vatPercent: 20, perHectolitre: 150 },
      { value: 1_00, vatPercent: 20, perHectolitre: 150.001 },
    ],
    [
      'by its duty by degree',
      { value: 1_00, vatPercent: 20, degree: 40, perHectolitreDegree: 3.75 },
      { value: 1_00, vatPercent: 20, degree: 40, perHectolitreDegree: 3.751 },
    ],
    [
      'by its excise',
      { value: 1_00, vatPercent: 20, excises: [150] },
      { value: 1_00, vatPercent: 20, excises: [151] },
    ],
    [
      'by all its excises',
      { value: 1_00, vatPercent: 20, excises: [100, 50] },
      { value: 1_00, vatPercent: 20, excises: [101, 50] },
    ],
    [
      'by half its share, for half its tax',
      { value: 20_00, vatPercent: 20, weight: 2 },
      { value: 20_01, vatPercent: 20, weight: 2 },
    ],
  ])('%s', (_, equal, more) => {
    const litres = (facts: EntryFacts): number => 1 / (facts.weight ?? 1);
    expect(relieved([of(0, 'wine', 1, wine), of(1, 'wine', 1, equal)])).toEqual([1, 0]);
    expect(relieved([of(0, 'wine', 1, equal), of(1, 'wine', 1, wine)])).toEqual([litres(equal), 0]);
    expect(relieved([of(0, 'wine', 1, wine), of(1, 'wine', 1, more)])).toEqual([0, litres(more)]);
    expect(relieved([of(0, 'wine', 1, more), of(1, 'wine', 1, wine)])).toEqual([litres(more), 0]);
  });

  it('whatever the quantity: the dearer litre, not the dearer line', () => {
    expect(
      relieved([
        of(0, 'wine', 3, { value: 30_00, vatPercent: 20 }),
        of(1, 'wine', 0.5, { value: 6_00, vatPercent: 20 }),
      ]),
    ).toEqual([0.5, 0.5]);
  });

  it('in the traveller’s order among equals, however they are given', () => {
    const equals = [0, 1, 2].map((index) => of(index, 'wine', 0.4, { value: 4_00, vatPercent: 20 }));
    expect(relieved(equals)).toEqual([0.4, 0.4, 0.2]);
    expect(relieved(equals.toReversed())).toEqual([0.4, 0.4, 0.2]);
  });
});

describe('what is counted in units', () => {
  // The pot of third countries: 200 cigarettes, 100 cigarillos, 50 cigars or 250 g of tobacco, out of 1 000 shares.
  const of = entryOf(1_000);
  const weights = { cigarette: 5, cigarillo: 10, cigar: 20, tobacco: 4 } as const;
  const tobacco = (index: number, kind: keyof typeof weights, amount: number, value: number) =>
    of(index, kind, amount, { value, vatPercent: 20, weight: weights[kind] });

  it('is relieved in whole units, beside fractions of a gram, and leaves the rest to what follows', () => {
    // 100,5 g take 402 shares; 598 hold 29 cigars and 18 shares; 18 hold 3 cigarettes and 3 shares.
    expect(
      relieved([
        tobacco(0, 'cigarette', 100, 10_00),
        tobacco(1, 'cigar', 40, 400_00),
        tobacco(2, 'tobacco', 100.5, 900_00),
      ]),
    ).toEqual([3, 29, 100.5]);
  });

  it('leaves what is less than a unit to the grams', () => {
    // 49 cigars take 980 shares; 20 are left, which no two cigarillos more fit in: 5 g do.
    expect(relieved([tobacco(0, 'tobacco', 250, 10_00), tobacco(1, 'cigar', 49, 400_00)])).toEqual([5, 49]);
    expect(relieved([tobacco(0, 'tobacco', 250, 10_00), tobacco(1, 'cigar', 50.5, 400_00)])).toEqual([0, 50]);
  });
});
