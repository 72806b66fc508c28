import { describe, expect, it } from 'vitest';
import { noSpecificDuty } from '../regulation/specific-duty';
import type { DutyMode } from './assessment';
import { chooseMode, type ModeQuestion, type PlannedGood } from './choose-mode';
import type { DutyTerms } from './duty-plan';
import type { QuantityTaxes } from './quantity-taxes';
import { valueGood } from './testing/resolved-goods';

const at = (percent: number): DutyTerms => {
  return { percent, rate: Math.round(percent * 10_000), specific: noSpecificDuty, assessed: 'wholly' };
};
const unassessed: DutyTerms = { ...at(0), percent: null, assessed: 'none' };

/** An article that owes `normal` or `flat` percent of duty, and no VAT. */
function article(
  index: number,
  value: number,
  normal: number | DutyTerms,
  flat: number | DutyTerms,
  {
    dutiable = true,
    count = 1,
    pot = 'value',
  }: { dutiable?: boolean; count?: number; pot?: 'value' | 'food' } = {},
): PlannedGood {
  const terms = (duty: number | DutyTerms): DutyTerms => (typeof duty === 'number' ? at(duty) : duty);
  return {
    good: valueGood(value, { index, count, pot }),
    plan: { ground: 'tariff', dutiable, normal: terms(normal), flat: terms(flat) },
  };
}

const noQuantity: QuantityTaxes = {
  byGood: new Map(),
  total: 0,
  dutiable: false,
  dutiableValue: 0,
  complete: true,
};

function choice(
  goods: readonly PlannedGood[],
  limit: number,
  quantities: Partial<Record<DutyMode, Partial<QuantityTaxes>>> = {},
  more: Partial<ModeQuestion> = {},
) {
  return chooseMode({
    goods,
    allowances: [{ pot: 'value', limit }],
    quantities: {
      normal: { ...noQuantity, ...quantities.normal },
      flat: { ...noQuantity, ...quantities.flat },
    },
    flatRateCeiling: 700_00,
    ...more,
  });
}

describe('the articles relieved', () => {
  it('are those that save the most, items one by one', () => {
    // Three of 100 € at 10 % save 30 €; one of them and 250 € at 7 % save 27,50 €.
    const goods = [
      article(0, 300_00, 10, 10, { count: 3, dutiable: false }),
      article(1, 250_00, 7, 7, { dutiable: false }),
    ];
    expect(choice(goods, 350_00).relieved).toEqual([3, 0]);
  });

  it('save VAT with their duty', () => {
    const taxed = (index: number, vatPercent: number): PlannedGood => {
      const planned = article(index, 300_00, 5, 5, { dutiable: false });
      return { ...planned, good: valueGood(300_00, { index, vatPercent }) };
    };
    expect(choice([taxed(0, 5.5), taxed(1, 20)], 430_00).relieved).toEqual([0, 1]);
  });
});

describe('the mode', () => {
  it('is the one in which less is owed', () => {
    expect(choice([article(0, 500_00, 12, 2.5)], 430_00)).toMatchObject({
      mode: 'flat',
      relieved: [0],
      complete: true,
    });
    expect(choice([article(0, 500_00, 1, 2.5)], 430_00).mode).toBe('normal');
  });

  it('is normal rates when both owe the same, on the same articles', () => {
    expect(choice([article(0, 500_00, 2.5, 2.5)], 430_00).mode).toBe('normal');
  });

  it('is the one that relieves the larger value when both owe the same', () => {
    // Normal: 60 € at 10 % or 80 € at 5 %; at the flat rate the other way round. Each leaves 4 € owed.
    const [small, large] = [
      [10, 20 / 3],
      [5, 10],
    ] as const;
    expect(choice([article(0, 60_00, ...small), article(1, 80_00, ...large)], 100_00)).toMatchObject({
      mode: 'flat',
      relieved: [0, 1],
      complete: true,
    });
    expect(
      choice([article(0, 60_00, small[1], small[0]), article(1, 80_00, large[1], large[0])], 100_00),
    ).toMatchObject({ mode: 'normal', relieved: [0, 1], complete: true });
  });

  it('is the one that relieves the earlier articles when nothing else tells them apart', () => {
    const cheap = (index: number) => article(index, 60_00, 5, 10);
    const dear = (index: number) => article(index, 60_00, 10, 5);
    expect(choice([cheap(0), dear(1)], 100_00)).toMatchObject({ mode: 'flat', relieved: [1, 0] });
    expect(choice([dear(0), cheap(1)], 100_00)).toMatchObject({ mode: 'normal', relieved: [1, 0] });
    const same = article(0, 30_00, 5, 5);
    expect(choice([same, cheap(1), dear(2)], 100_00)).toMatchObject({ mode: 'flat', relieved: [1, 1, 0] });
    expect(choice([same, dear(1), cheap(2)], 100_00)).toMatchObject({ mode: 'normal', relieved: [1, 1, 0] });
  });

  it('is not asked where nothing can take the flat rate', () => {
    expect(choice([article(0, 500_00, 12, 2.5, { dutiable: false })], 430_00).mode).toBe('normal');
  });

  it('counts what drinks owe in each', () => {
    const lamp = article(0, 500_00, 2, 2.5);
    expect(choice([lamp], 430_00, { normal: { total: 2_49 }, flat: { total: 0 } }).mode).toBe('normal');
    expect(choice([lamp], 430_00, { normal: { total: 2_50 }, flat: { total: 0 } }).mode).toBe('normal');
    expect(choice([lamp], 430_00, { normal: { total: 2_51 }, flat: { total: 0 } }).mode).toBe('flat');
  });

  it('is asked for drinks alone, whichever of their modes is dutiable', () => {
    const owed = { normal: { total: 5 }, flat: { total: 4 } };
    expect(choice([], 430_00, owed).mode).toBe('normal');
    expect(choice([], 430_00, { ...owed, flat: { total: 4, dutiable: true } }).mode).toBe('flat');
    expect(choice([], 430_00, { ...owed, normal: { total: 5, dutiable: true } }).mode).toBe('flat');
  });
});

describe('the flat rate is open', () => {
  it('up to 700 € of dutiable goods that are not relieved', () => {
    expect(choice([article(0, 700_00, 12, 2.5)], 430_00).mode).toBe('flat');
    expect(choice([article(0, 700_01, 12, 2.5)], 430_00).mode).toBe('normal');
    // 430 € of the second are relieved.
    expect(choice([article(0, 700_00, 12, 2.5), article(1, 430_00, 12, 2.5)], 430_00).mode).toBe('flat');
    expect(choice([article(0, 700_00, 12, 2.5), article(1, 430_01, 12, 2.5)], 430_00).mode).toBe('normal');
  });

  it('is told of it, whichever is taken', () => {
    expect(choice([article(0, 700_00, 1, 2.5)], 430_00)).toMatchObject({ mode: 'normal', isFlatOpen: true });
    expect(choice([article(0, 700_01, 1, 2.5)], 430_00)).toMatchObject({ mode: 'normal', isFlatOpen: false });
    expect(choice([article(0, 500_00, 12, 2.5)], 430_00)).toMatchObject({ mode: 'flat', isFlatOpen: true });
  });

  it('whatever is worth the goods that owe no duty', () => {
    const phone = article(1, 5_000_00, 0, 0, { dutiable: false });
    expect(choice([article(0, 700_00, 12, 2.5), phone], 430_00).mode).toBe('flat');
  });

  it('with the drinks that are taxed', () => {
    const dress = article(0, 600_00, 12, 2.5);
    expect(choice([dress], 430_00, { flat: { dutiableValue: 100_00 } }).mode).toBe('flat');
    expect(choice([dress], 430_00, { flat: { dutiableValue: 100_01 } }).mode).toBe('normal');
    expect(choice([dress], 430_00, { normal: { dutiableValue: 100_01 } }).mode).toBe('flat');
  });
});

describe('an article whose normal duty nobody can compute', () => {
  it('takes the flat rate while it is open, though it costs more', () => {
    expect(choice([article(0, 500_00, unassessed, 2.5)], 430_00)).toMatchObject({
      mode: 'flat',
      relieved: [0],
      complete: true,
    });
  });

  it('is relieved first, whatever the others save, all of its items together', () => {
    const goods = [article(0, 400_00, 12, at(12)), article(1, 300_00, unassessed, unassessed, { count: 3 })];
    expect(choice(goods, 430_00)).toMatchObject({ mode: 'normal', relieved: [0, 3], complete: true });
  });

  it('is left to an agent, and the rest relieved at best, when neither can be', () => {
    const goods = [article(0, 400_00, 12, 12), article(1, 800_00, unassessed, unassessed)];
    expect(choice(goods, 430_00)).toMatchObject({ mode: 'normal', relieved: [1, 0], complete: false });
  });

  it('leaves the answer to the flat rate when drinks are known there alone', () => {
    const dress = article(0, 500_00, 1, 2.5);
    expect(choice([dress], 430_00, { normal: { complete: false } })).toMatchObject({
      mode: 'flat',
      complete: true,
    });
    const both = { normal: { complete: false }, flat: { complete: false } };
    expect(choice([dress], 430_00, both)).toMatchObject({ mode: 'normal', complete: false });
  });
});

describe('allowances that are not disputed', () => {
  const allowances = [
    { pot: 'value', limit: 900_00 },
    { pot: 'food', limit: 300_00 },
  ] as const;

  it('relieve all the items of their goods, at their own place', () => {
    const goods = [
      article(0, 200_00, 12, 12, { pot: 'food', count: 2 }),
      article(1, 100_00, 5, 5, { count: 3 }),
      article(2, 200_00, 10, 10, { pot: 'food', count: 2 }),
      article(3, 700_00, 5, 5, { count: 7 }),
    ];
    expect(choice(goods, 0, {}, { allowances }).relieved).toEqual([2, 3, 1, 7]);
  });

  it('keep their goods out of what the flat rate counts', () => {
    const goods = [article(0, 700_00, 12, 2.5), article(1, 1_000_00, 12, 2.5, { pot: 'food' })];
    expect(choice(goods, 0, {}, { allowances }).mode).toBe('normal');
    const fits = [article(0, 900_00, 12, 2.5), article(1, 700_00, 12, 2.5, { pot: 'food' })];
    expect(choice(fits, 0, {}, { allowances })).toMatchObject({
      mode: 'flat',
      relieved: [1, 0],
      complete: true,
    });
  });
});
