import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRuns } from '../testing/random-runs';
import { chooseForCeiling } from './choose-for-ceiling';
import { chooseRelief } from './choose-relief';
import type { ReliefCounts, ReliefLine, ReliefProblem } from './relief-problem';

/** Every choice, one after the other, first line's largest count first: slow, and obviously right. */
function exhaustive(problem: ReliefProblem): ReliefCounts | null {
  let best: { counts: number[]; saved: number; relieved: number } | null = null;
  const visit = (counts: number[]): void => {
    const line = problem.lines[counts.length];
    if (line !== undefined) {
      for (let count = line.values.length - 1; count >= line.minimum; count -= 1) visit([...counts, count]);
      return;
    }
    const used = problem.capacities.map(() => 0);
    let saved = 0;
    let dutiable = 0;
    for (const [index, own] of problem.lines.entries()) {
      const count = counts[index] ?? 0;
      used[own.pot] = (used[own.pot] ?? 0) + (own.values[count] ?? 0);
      saved += own.savings[count] ?? 0;
      if (own.dutiable) dutiable += own.values[count] ?? 0;
    }
    if (used.some((value, pot) => value > (problem.capacities[pot] ?? 0))) return;
    if (dutiable < problem.dutiableToRelieve) return;
    const relieved = used.reduce((sum, value) => sum + value, 0);
    if (best !== null && (saved < best.saved || (saved === best.saved && relieved <= best.relieved))) return;
    best = { counts, saved, relieved };
  };
  visit([]);
  return (best as { counts: number[] } | null)?.counts ?? null;
}

const steps = fc.array(fc.tuple(fc.nat(120), fc.nat(30)), { minLength: 1, maxLength: 3 });

const reliefLine = (pots: number): fc.Arbitrary<ReliefLine> =>
  fc.record({ pot: fc.nat(pots - 1), dutiable: fc.boolean(), steps, forced: fc.nat(9) }).map((line) => {
    const values = [0];
    const savings = [0];
    for (const [value, saving] of line.steps) {
      values.push((values.at(-1) ?? 0) + value);
      savings.push((savings.at(-1) ?? 0) + saving);
    }
    return {
      pot: line.pot,
      dutiable: line.dutiable,
      values,
      savings,
      minimum: line.forced === 0 ? values.length - 1 : 0,
    };
  });

const problem = (pots: number): fc.Arbitrary<ReliefProblem> =>
  fc.record({
    lines: fc.array(reliefLine(pots), { maxLength: 6 }),
    capacities: fc.array(fc.nat(200), { minLength: pots, maxLength: pots }),
    dutiableToRelieve: fc.oneof(fc.constant(0), fc.nat(150)),
  });

describe.each([1, 2])('with %i pots', { timeout: 30_000 }, (pots) => {
  it('finds the same choice as trying them all', () => {
    fc.assert(
      fc.property(problem(pots), (each) => {
        expect(chooseRelief(each, 0)).toEqual(exhaustive(each));
      }),
      { numRuns: randomRuns(3_000) },
    );
  });

  it('finds the same tax and value through the tables as through the search', () => {
    const score = (each: ReliefProblem, counts: ReliefCounts | null): readonly number[] | null =>
      counts?.reduce(
        ([saved = 0, relieved = 0], count, index) => [
          saved + (each.lines[index]?.savings[count] ?? 0),
          relieved + (each.lines[index]?.values[count] ?? 0),
        ],
        [0, 0],
      ) ?? null;
    fc.assert(
      fc.property(problem(pots), (each) => {
        expect(score(each, chooseForCeiling(each))).toEqual(score(each, exhaustive(each)));
      }),
      { numRuns: randomRuns(2_000) },
    );
  });
});

describe('baskets too large for the search', { timeout: 30_000 }, () => {
  const line = fc.record({
    pot: fc.nat(1),
    dutiable: fc.boolean(),
    value: fc.integer({ min: 20, max: 160 }),
    rate: fc.nat(60),
  });
  const large = fc.array(line, { minLength: 30, maxLength: 60 }).map((lines): ReliefProblem => {
    return {
      lines: lines.map(({ pot, dutiable, value, rate }) => {
        return {
          pot,
          dutiable,
          values: [0, value],
          savings: [0, Math.round((value * rate) / 100)],
          minimum: 0,
        };
      }),
      capacities: [900, 700],
      dutiableToRelieve: 0,
    };
  });
  const worth = ({ lines }: ReliefProblem, counts: ReliefCounts | null): readonly number[] => {
    const sum = (key: 'savings' | 'values'): number =>
      (counts ?? []).reduce((total, count, index) => total + (lines[index]?.[key][count] ?? 0), 0);
    return [sum('savings'), sum('values')];
  };

  it('are chosen alike by one table a pot and by tables split at the ceiling', () => {
    fc.assert(
      fc.property(large, (each) => {
        expect(worth(each, chooseRelief(each, 0))).toEqual(worth(each, chooseForCeiling(each)));
      }),
      { numRuns: randomRuns(200) },
    );
  });
});

describe('a basket too large for the search', () => {
  const lines = (dutiable: boolean): ReliefLine[] =>
    Array.from({ length: 100 }, (_, index) => {
      const value = 401 + 2 * ((index * 37) % 101);
      return { pot: 0, dutiable, values: [0, value], savings: [0, Math.round(value * 0.23)], minimum: 0 };
    });

  it('fills the allowance to the cent', () => {
    const free = chooseRelief({ lines: lines(false), capacities: [43_000], dutiableToRelieve: 0 }, 0);
    const bound = chooseRelief({ lines: lines(true), capacities: [43_000], dutiableToRelieve: 100 }, 0);
    const value = (counts: ReliefCounts | null): number =>
      (counts ?? []).reduce((sum, count, index) => sum + (lines(true)[index]?.values[count] ?? 0), 0);
    expect(value(free)).toBe(43_000);
    expect(bound).toEqual(free);
  });
});

describe('the choice', () => {
  const item = (value: number, saved: number, more: Partial<ReliefLine> = {}): ReliefLine => {
    return { pot: 0, dutiable: true, values: [0, value], savings: [0, saved], minimum: 0, ...more };
  };
  const several: ReliefLine = item(0, 0, { values: [0, 20, 40, 60], savings: [0, 2, 4, 6], dutiable: false });
  const choice = (lines: readonly ReliefLine[], capacities: readonly number[], needed = 0, atLeast = 0) =>
    chooseRelief({ lines, capacities, dutiableToRelieve: needed }, atLeast);

  it('is all of the items that their allowance holds, to the cent', () => {
    expect(choice([item(40, 4), several], [100])).toEqual([1, 3]);
    expect(choice([item(40, 4), several], [99])).toEqual([1, 2]);
    expect(choice([item(60, 4), item(60, 4, { pot: 1 })], [60, 60])).toEqual([1, 1]);
    expect(choice([item(60, 4), item(61, 4, { pot: 1 })], [60, 60])).toEqual([1, 0]);
    expect(choice([], [100])).toEqual([]);
  });

  it('asks nothing of what saves less, where all fits', () => {
    expect(choice([item(40, 4)], [100], 0, 5)).toEqual([1]);
    expect(choice([item(40, 4), item(90, 3)], [100], 0, 5)).toBeNull();
    expect(choice([item(40, 4), item(90, 3)], [100], 0, 4)).toEqual([1, 0]);
  });

  it('does not exist where dutiable goods are not enough, or do not fit', () => {
    expect(choice([item(40, 4), several], [100], 40)).toEqual([1, 3]);
    expect(choice([item(40, 4), several], [100], 41)).toBeNull();
    expect(choice([item(80, 4), item(80, 4)], [100], 80)).toEqual([1, 0]);
    expect(choice([item(80, 4), item(80, 4)], [100], 81)).toBeNull();
    expect(choice([item(80, 4), item(80, 4, { pot: 1 })], [70, 100], 80)).toEqual([0, 1]);
    expect(choice([item(80, 4), item(80, 4, { pot: 1 })], [70, 100], 81)).toBeNull();
  });

  it('does not exist where more has to be relieved than an allowance can ever hold', () => {
    expect(choice([item(40, 4, { minimum: 2 })], [100])).toBeNull();
    expect(choice([item(40, 4, { minimum: 1 }), item(90, 1)], [100])).toEqual([1, 0]);
  });
});

describe('a basket too large for the search, of two allowances', () => {
  const awkward = (pot: number): ReliefLine[] =>
    Array.from({ length: 100 }, (_, index) => {
      const value = 401 + 2 * ((index * 37) % 101);
      return { pot, dutiable: false, values: [0, value], savings: [0, Math.round(value * 0.23)], minimum: 0 };
    });
  const value = (lines: readonly ReliefLine[], counts: ReliefCounts | null, pot: number): number =>
    (counts ?? []).reduce((sum, count, index) => {
      return lines[index]?.pot === pot ? sum + (lines[index]?.values[count] ?? 0) : sum;
    }, 0);

  it('fills each to the cent, with its own lines', () => {
    const lines = [...awkward(1), ...awkward(0)];
    const counts = chooseRelief({ lines, capacities: [20_000, 11_000], dutiableToRelieve: 0 }, 0);
    expect([value(lines, counts, 0), value(lines, counts, 1)]).toEqual([20_000, 11_000]);
  });

  it('has no choice when two items that have to be relieved do not fit together', () => {
    const forced: ReliefLine = { pot: 0, dutiable: false, values: [0, 6_000], savings: [0, 0], minimum: 1 };
    const both = [...awkward(0), forced, forced];
    expect(chooseRelief({ lines: both, capacities: [11_999], dutiableToRelieve: 0 }, 0)).toBeNull();
    const fitting = chooseRelief({ lines: both, capacities: [12_000], dutiableToRelieve: 0 }, 0);
    expect(fitting?.map((count, index) => (count > 0 ? index : -1)).filter((index) => index >= 0)).toEqual([
      100, 101,
    ]);
  });

  it('relieves enough dutiable goods, though the others save more', () => {
    const dutiable = awkward(0).map((line) => ({ ...line, dutiable: true, savings: [0, 1] }));
    const lines = [...dutiable, ...awkward(0)];
    const choice = (needed: number): number =>
      value(dutiable, chooseRelief({ lines, capacities: [20_000], dutiableToRelieve: needed }, 0), 0);
    expect(choice(0)).toBe(0);
    expect(choice(9_000)).toBeGreaterThanOrEqual(9_000);
  });
});
