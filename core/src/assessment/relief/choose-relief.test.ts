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
