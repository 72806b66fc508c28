import { describe, expect, it } from 'vitest';
import { indexCatalogue } from '../goods/index-catalogue';
import { exciseAmount, exciseParts } from './excise-parts';
import { law } from './testing/resolved-goods';
import { catalogue } from './testing/situation';

function partsOf(id: string, degree = 0) {
  const product = indexCatalogue(catalogue).get(id);
  if (product?.amountProduct == null) throw new Error(id);
  return exciseParts(
    { product, amountProduct: product.amountProduct, degreeThousandths: degree * 1_000 },
    law,
  );
}

/** Cents owed on so many units, grams or litres, part by part. */
const owed = (id: string, amount: number, degree = 0): readonly number[] =>
  partsOf(id, degree).map((part) => exciseAmount(part, Math.round(amount * 1_000_000)));

describe('the rates of 2026', () => {
  it.each<readonly [string, number, number, readonly number[]]>([
    // 4,19 € a hectolitre.
    ['vin-tranquille', 100, 12, [4_19]],
    ['champagne', 100, 12, [10_38]],
    // Half a litre holds 0,2 L of pure alcohol at 40 % vol; the contribution begins above 18 % vol.
    ['whisky', 0.5, 40, [3_86, 1_24]],
    ['whisky', 0.5, 18, [1_74]],
  ])('%s, %d L of %d %% vol', (id, litres, degree, amounts) =>
    expect(owed(id, litres, degree)).toEqual(amounts),
  );

  it('are none without a class', () => {
    expect(exciseParts({ product: null, amountProduct: 'wine', degreeThousandths: 12_000 }, law)).toEqual([]);
  });

  it('count tobacco by the kilogramme when it is weighed, by the thousand when it is counted', () => {
    expect(partsOf('tabac-a-rouler').map(({ unit }) => unit)).toEqual(['kg']);
    expect(partsOf('cigarettes').map(({ unit }) => unit)).toEqual(['1000-units']);
  });

  it.each([
    [0.0004, 0],
    [0.1234567, 1],
    [1.0000005, 10],
    [99.9999995, 1_038],
  ])('round to the cent, whatever the fraction of a litre, on %d L of champagne', (litres, amount) =>
    expect(owed('champagne', litres, 12)).toEqual([amount]),
  );
});
