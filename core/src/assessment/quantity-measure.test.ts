import { expect, it } from 'vitest';
import { leastCommonMultiple, quantityMeasures } from './quantity-measure';
import { law } from './testing/resolved-goods';

it.each([
  [
    'third',
    { cigarette: 200, cigarillo: 100, cigar: 50, tobacco: 250, strong: 1, soft: 2, wine: 4, beer: 16 },
  ],
  [
    'frontier',
    { cigarette: 40, cigarillo: 20, cigar: 10, tobacco: 50, strong: 0.25, soft: 0.5, wine: 0.5, beer: 4 },
  ],
  [
    'andorra',
    { cigarette: 300, cigarillo: 150, cigar: 75, tobacco: 400, strong: 1.5, soft: 3, wine: 5, beer: null },
  ],
] as const)('weighs each quantity so that its level fills the pot, %s', (regime, levels) => {
  const measures = quantityMeasures(regime, { ...law });
  const filled = Object.entries(measures).map(([quantityClass, { weight, capacity }]) => [
    quantityClass,
    capacity === Number.POSITIVE_INFINITY ? null : capacity / weight / 1_000_000,
  ]);
  expect(Object.fromEntries(filled)).toEqual(levels);
  const { cigarette, cigarillo, cigar, tobacco, strong, soft } = measures;
  expect(new Set([cigarette, cigarillo, cigar, tobacco].map(({ capacity }) => capacity)).size).toBe(1);
  expect(strong.capacity).toBe(soft.capacity);
  for (const { weight } of Object.values(measures)) expect(Number.isInteger(weight)).toBe(true);
});

it('measures a law once', () => {
  const under = { ...law };
  expect(quantityMeasures('third', under)).toBe(quantityMeasures('third', under));
  expect(quantityMeasures('frontier', under)).not.toBe(quantityMeasures('third', under));
});

it.each([
  [4, 6, 12],
  [6, 4, 12],
  [5, 7, 35],
  [200, 250, 1_000],
  [3, 3, 3],
])('the least number that %i and %i divide is %i', (a, b, multiple) =>
  expect(leastCommonMultiple(a, b)).toBe(multiple),
);
