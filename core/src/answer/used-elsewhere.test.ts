import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantityPots } from '../goods/pots';
import { regimes } from '../traveller/traveller';
import {
  allowancesUsed,
  type CountingAnswer,
  takenBeyondUse,
  usedElsewhere,
  usedTogether,
} from './used-elsewhere';

const date = '2026-11-27';
type Percents = Readonly<Partial<Record<(typeof quantityPots)[number], number>>>;

function answer(
  used: number,
  percents: Percents = {},
  changes: Partial<CountingAnswer> = {},
): CountingAnswer {
  return {
    regime: 'third',
    allowances: [{ pot: 'value', limit: 430, used }],
    quantityAllowances: quantityPots.flatMap((pot) => {
      const usedPercent = percents[pot];
      return usedPercent === undefined ? [] : { pot, usedPercent };
    }),
    ...changes,
  };
}

const own = (assessment: CountingAnswer) => ({ status: 'submitted', date, assessment }) as const;
const other = (publicId: string, assessment: CountingAnswer, changes = {}) => ({
  publicId,
  status: 'submitted' as const,
  likeness: 'name-and-contact',
  date,
  allowances: allowancesUsed(assessment),
  ...changes,
});
const named = (assessment: CountingAnswer, ...others: readonly ReturnType<typeof other>[]) =>
  usedElsewhere(own(assessment), others).map(({ publicId, pot, used }) => `${publicId} ${pot} ${used}`);

describe('what others used of an allowance', () => {
  it('is told where it does not hold them all, each of them', () => {
    expect(named(answer(200), other('A', answer(200)), other('B', answer(30.01)))).toEqual([
      'A value 200',
      'B value 30.01',
    ]);
  });

  it('is nothing where it holds them all, to the cent', () => {
    expect(named(answer(200), other('A', answer(200)), other('B', answer(30)))).toEqual([]);
    expect(named(answer(0.1), other('A', answer(429.8)), other('B', answer(0.1)))).toEqual([]);
  });

  it('is nothing of another day, of what is never collected, and where nothing is used', () => {
    const all = answer(400, { tobacco: 100 });
    const others = [other('A', all, { date: '2026-11-26' }), other('B', all, { status: 'seized' })];
    expect(named(all, ...others)).toEqual([]);
    expect(named(answer(0), other('A', all))).toEqual([]);
  });
});

describe('what others used of an allowance by quantity', () => {
  it('is nothing once it was taken off, and told again of what another uses beside', () => {
    const counted = answer(
      0,
      {},
      {
        quantityAllowances: [{ pot: 'tobacco', usedPercent: 100, usedElsewherePercent: 50 }],
      },
    );
    const half = other('A', answer(0, { tobacco: 50 }));
    expect(named(counted, half)).toEqual([]);
    expect(named(answer(0, { tobacco: 50 }), other('B', counted))).toEqual([]);
    expect(named(counted, half, other('C', answer(0, { tobacco: 1 })))).toEqual([
      'A tobacco 50',
      'C tobacco 1',
    ]);
    const none = answer(
      0,
      {},
      {
        quantityAllowances: [{ pot: 'tobacco', usedPercent: 100, usedElsewherePercent: 100 }],
      },
    );
    expect(named(none, other('A', answer(0, { tobacco: 100 })))).toEqual([]);
  });

  it.each(quantityPots)('is told in percent where the goods do not fit together: %s', (pot) => {
    const all = answer(0, { [pot]: 100 });
    expect(named(all, other('A', all))).toEqual([`A ${pot} 100`]);
    expect(named(answer(0, { [pot]: 60 }), other('A', answer(0, { [pot]: 40.02 })))).toEqual([
      `A ${pot} 40.02`,
    ]);
    expect(named(answer(0, { [pot]: 60 }), other('A', answer(0, { [pot]: 40 })))).toEqual([]);
  });

  it('is of the same goods only', () => {
    expect(named(answer(0, { wine: 100 }), other('A', answer(400, { beer: 100, tobacco: 100 })))).toEqual([]);
  });

  it('is all of it at the most, and told of what exceeds it alone', () => {
    expect(named(answer(0, { tobacco: 250 }), other('A', answer(0, { tobacco: 1 })))).toEqual([
      'A tobacco 1',
    ]);
    expect(named(answer(0, { tobacco: 1 }), other('A', answer(0, { tobacco: 250 })))).toEqual([
      'A tobacco 100',
    ]);
  });

  it('is nothing where rounded shares fill it to the last drop', () => {
    const sixth = answer(0, { alcohol: 16.67 });
    expect(named(answer(0, { alcohol: 50 }), ...['A', 'B', 'C'].map((id) => other(id, sixth)))).toEqual([]);
  });

  it('is nothing inside the Union, where levels are indicative, nor where there is no limit', () => {
    const level = answer(0, { tobacco: 80 }, { regime: 'eu' });
    const all = answer(0, { tobacco: 100 });
    expect([
      named(level, other('A', level)),
      named(all, other('A', level)),
      named(level, other('A', all)),
    ]).toEqual([[], [], []]);
    const beer = answer(0, { beer: 0 }, { regime: 'andorra' });
    expect(named(beer, other('A', beer))).toEqual([]);
  });
});

describe('what may not enter', () => {
  const rest = { allowances: [{ pot: 'value', limit: 430, used: 50 }], quantityAllowances: [] } as const;
  const withHam = answer(400, { tobacco: 100 }, { withoutForbidden: { detail: rest } });

  it('uses nothing of an allowance, in any of the declarations', () => {
    expect(named(answer(300, { tobacco: 100 }), other('A', withHam))).toEqual([]);
    expect(named(withHam, other('A', answer(300, { tobacco: 100 })))).toEqual([]);
    expect(named(withHam, other('A', answer(400)))).toEqual(['A value 400']);
    expect(named(answer(400), other('A', withHam))).toEqual(['A value 50']);
  });

  it('is counted by an answer that does not know the rest', () => {
    expect(named(answer(300), other('A', answer(400, {}, { withoutForbidden: {} })))).toEqual([
      'A value 400',
    ]);
  });
});

it('is told of each of two declarations, or of neither', () => {
  const figures = fc.record({
    allowances: fc
      .record({
        pot: fc.constantFrom('value', 'food'),
        limit: fc.constantFrom(null, 150, 300, 430),
        used: fc.integer({ min: 0, max: 43_000 }).map((cents) => cents / 100),
      })
      .map((use) => [use]),
    quantityAllowances: fc
      .record({
        pot: fc.constantFrom(...quantityPots.slice(0, 2)),
        usedPercent: fc.integer({ min: 0, max: 20_000 }).map((hundredths) => hundredths / 100),
      })
      .map((use) => [use]),
  });
  const anyAnswer = fc
    .record({
      regime: fc.constantFrom(...regimes),
      figures,
      detail: fc.option(figures, { nil: undefined }),
    })
    .map(({ regime, figures: whole, detail }) => ({ regime, ...whole, withoutForbidden: { detail } }));
  fc.assert(
    fc.property(anyAnswer, anyAnswer, (one, two) => {
      const pots = (asking: CountingAnswer, asked: CountingAnswer) =>
        usedElsewhere(own(asking), [other('A', asked)]).map(({ pot }) => pot);
      expect(pots(one, two).toSorted()).toEqual(pots(two, one).toSorted());
    }),
  );
});

describe('what several others used of an allowance', () => {
  const uses = (pot: 'value' | 'tobacco', ...used: readonly number[]) =>
    used.map((each) => ({ pot, used: each, limit: pot === 'value' ? 430 : 100 }));

  it('is their sum in euros, whatever it is', () => {
    expect(usedTogether(uses('value', 200.1, 0.2, 300))).toBe(500.3);
    expect(usedTogether([])).toBe(0);
  });

  it('is their sum where each is a share to the tenth, which was not rounded', () => {
    expect(usedTogether(uses('tobacco', 35, 20))).toBe(55);
    expect(usedTogether(uses('tobacco', 50, 17.5))).toBe(67.5);
    expect(usedTogether(uses('tobacco', 16.67, 20))).toBe(36.67);
  });

  it('is their sum in percent less half a hundredth for each that was rounded, in whole hundredths, and all of it at most', () => {
    expect(usedTogether(uses('tobacco', 16.67, 16.67, 16.67))).toBe(49.99);
    expect(usedTogether(uses('tobacco', 16.67))).toBe(16.67);
    expect(usedTogether(uses('tobacco', 16.67, 16.67))).toBe(33.33);
    expect(usedTogether(uses('tobacco', 33.33, 33.33, 33.33))).toBe(99.98);
    expect(usedTogether(uses('tobacco', 80, 80))).toBe(100);
  });
});

describe('what was taken off an allowance', () => {
  const shared: CountingAnswer = {
    regime: 'third',
    allowances: [
      { pot: 'value', limit: 130, used: 130, usedElsewhere: 300 },
      { pot: 'food', limit: 300, used: 20 },
    ],
    quantityAllowances: [{ pot: 'tobacco', usedPercent: 150, usedElsewherePercent: 66.67 }],
  };
  const used = (value: number, tobacco: number) => answer(value, tobacco === 0 ? {} : { tobacco });

  it('is nothing to look at while others use as much, together', () => {
    expect(takenBeyondUse(own(shared), [other('A', used(300, 66.67))])).toEqual([]);
    expect(takenBeyondUse(own(shared), [other('A', used(100, 40)), other('B', used(200, 40))])).toEqual([]);
    expect(takenBeyondUse(own(answer(400, { wine: 100 })), [])).toEqual([]);
  });

  it('is told once it is more, to the cent, with what they use still', () => {
    expect(takenBeyondUse(own(shared), [other('A', used(299.99, 66.67))])).toEqual([
      { pot: 'value', taken: 300, used: 299.99 },
    ]);
    expect(takenBeyondUse(own(shared), [other('A', used(300, 0))])).toEqual([
      { pot: 'tobacco', taken: 66.67, used: 0 },
    ]);
  });

  it.each([{ status: 'cancelled' }, { status: 'refused' }, { date: '2026-11-26' }] as const)(
    'is told when the other one is no longer counted: %o',
    (changes) => {
      expect(takenBeyondUse(own(shared), [other('A', used(300, 66.67), changes)])).toEqual([
        { pot: 'value', taken: 300, used: 0 },
        { pot: 'tobacco', taken: 66.67, used: 0 },
      ]);
    },
  );

  it('is read of what is asked for, without what may not enter', () => {
    const answered = { ...shared, withoutForbidden: { detail: { allowances: [], quantityAllowances: [] } } };
    expect(takenBeyondUse(own(answered), [])).toEqual([]);
  });
});
