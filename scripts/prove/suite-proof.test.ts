import { describe, expect, it } from 'vitest';
import type { ToldLine } from '../../api/test/at-scale';
import { readOutcome, type Suite, type SuiteReport } from './suite-proof';

const suite: Suite = {
  id: 'R0',
  title: 'a promise',
  files: ['api/src/kill.test.ts'],
  tries: 100,
  bounds: { 'ready (p99)': { unit: 's', max: 3 }, writes: { atLeast: 1_000 } },
};

function report(...statuses: readonly string[]): SuiteReport {
  const assertionResults = statuses.map((status) => ({ fullName: `one that ${status}`, status }));
  return { testResults: [{ name: '/somewhere/api/src/kill.test.ts', assertionResults }] };
}

const told = (changes: Partial<ToldLine> = {}): ToldLine => ({
  promise: 'R0',
  tried: 10,
  failed: 0,
  figures: { 'ready (p99)': 1, writes: 60 },
  ...changes,
});

describe('what a suite told', () => {
  it('is added up, the worst of what has a bound is kept, and the least grows with the scale', () => {
    const slower = told({ figures: { 'ready (p99)': 2, writes: 50, kills: 4 } });
    expect(readOutcome(suite, report('passed'), [told(), slower, told({ promise: 'R9' })], 0.1)).toEqual({
      tried: 20,
      failed: 0,
      figures: [
        { name: 'ready (p99)', unit: 's', value: 2, max: 3 },
        { name: 'writes', unit: '', value: 110, min: 100 },
        { name: 'kills', unit: '', value: 4 },
        { name: 'tries', unit: '', value: 20, min: 10 },
      ],
    });
  });

  it('has failed as often as was counted, or as tests failed otherwise', () => {
    expect(readOutcome(suite, report('failed'), [told({ failed: 7 })], 1).failed).toBe(7);
    expect(readOutcome(suite, report('failed', 'passed', 'failed'), [told()], 1).failed).toBe(2);
  });

  it.each([
    ['a file is not there', { testResults: [] }, [told()], /kill\.test\.ts ran no test/],
    ['a file ran none of its tests', report('skipped'), [told()], /kill\.test\.ts ran no test/],
    [
      'a file could not be read',
      { testResults: [{ name: '/a/api/src/kill.test.ts', message: 'no module', assertionResults: [] }] },
      [],
      /ran no test: no module/,
    ],
    ['no test counted', report('passed'), [], /no test told what it tried/],
    ['no test counted and one failed', report('failed'), [], /no test told what it tried, 1 failed/],
    [
      'a figure that has a bound was not told',
      report('passed'),
      [told({ figures: { writes: 1 } })],
      /no test told « ready \(p99\) »/,
    ],
  ])('is not believed when %s', (_reason, given, lines, message) => {
    expect(() => readOutcome(suite, given, lines, 1)).toThrow(message);
  });
});
