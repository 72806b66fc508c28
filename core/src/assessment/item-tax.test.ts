import { describe, expect, it } from 'vitest';
import { noSpecificDuty } from '../regulation/specific-duty';
import type { DutyTerms } from './duty-plan';
import { itemTax, relievedItemsValue } from './item-tax';
import { valueGood } from './testing/resolved-goods';

const at = (percent: number): DutyTerms => {
  return { percent, rate: percent * 10_000, specific: noSpecificDuty, assessed: 'wholly' };
};
const byPiece: DutyTerms = {
  ...at(4.5),
  specific: { ...noSpecificDuty, minimumPerPiece: 30, maximumPerPiece: 80 },
};

it('shares a value out between identical items, in whole cents, and loses none', () => {
  const three = valueGood(10_00, { count: 3 });
  expect([0, 1, 2, 3].map((items) => relievedItemsValue(three, items))).toEqual([0, 3_33, 6_66, 10_00]);
});

describe('the tax of the items that are not relieved', () => {
  const dresses = valueGood(300_00, { count: 3, vatPercent: 20 });

  it.each([
    // 12 % of 300 € and 20 % of 336 €.
    [0, { taxedValue: 300_00, customDuty: 36_00, vat: 67_20 }],
    [2, { taxedValue: 100_00, customDuty: 12_00, vat: 22_40 }],
    [3, { taxedValue: 0, customDuty: 0, vat: 0 }],
  ])('once %i of three are', (relieved, tax) => expect(itemTax(dresses, at(12), relieved)).toEqual(tax));

  it.each([
    // 4.5 % of 2 000 € would be 90 €: no more than 0,80 € a watch.
    [3_000_00, 1, 1_60],
    [3_000_00, 0, 2_40],
    // 4.5 % of 10 € would be 0,45 €: no less than 0,30 € a watch.
    [15_00, 1, 60],
    [15_00, 0, 90],
    // 4.5 % of 30 € is within.
    [45_00, 1, 1_35],
    [45_00, 3, 0],
  ])('of three watches worth %i cents, of which %i relieved, is bounded for each', (value, relieved, duty) =>
    expect(itemTax(valueGood(value, { count: 3 }), byPiece, relieved).customDuty).toBe(duty),
  );

  it('is not said where nobody can compute it, VAT included', () => {
    const unassessed: DutyTerms = { ...at(12), assessed: 'none' };
    expect(itemTax(dresses, unassessed, 1)).toEqual({ taxedValue: 200_00, customDuty: 0, vat: 0 });
    expect(itemTax(dresses, { ...at(12), assessed: 'partly' }, 1).customDuty).toBe(24_00);
  });
});
