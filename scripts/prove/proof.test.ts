import { describe, expect, it } from 'vitest';
import { type Figure, isKept, type Result, weakestFigure } from './proof';

const figure = (name: string, value: number, bounds: Partial<Figure> = {}): Figure => ({
  name,
  value,
  unit: 's',
  ...bounds,
});

function run(changes: Partial<Extract<Result, { kind: 'run' }>>): Result {
  return {
    kind: 'run',
    id: 'R0',
    title: 'a promise',
    seconds: 1,
    tried: 1,
    failed: 0,
    figures: [],
    ...changes,
  };
}

describe('a promise', () => {
  it('is kept when it was tried, never failed, and every figure is within its bounds', () => {
    expect(isKept(run({ figures: [figure('outage', 30, { max: 30 }), figure('writes', 5)] }))).toBe(true);
  });

  it.each([
    ['nothing was tried', run({ tried: 0 })],
    ['a try failed', run({ failed: 1 })],
    ['a figure is above', run({ figures: [figure('outage', 30.1, { max: 30 })] })],
    ['a figure is below', run({ figures: [figure('lost without', 0, { min: 1 })] })],
    ['it did not run', { kind: 'not run', id: 'R0', title: 'a promise', reason: 'no program' } as const],
    [
      'it broke down',
      { kind: 'broken', id: 'R0', title: 'a promise', seconds: 1, reason: 'no port' } as const,
    ],
  ])('is not when %s', (_reason, result) => {
    expect(isKept(result)).toBe(false);
  });
});

it('finds the figure that is the nearest to its bound, and one that falls short first', () => {
  const near = figure('near', 29, { max: 30 });
  const far = figure('far', 2, { max: 10 });
  const short = figure('short', 11, { max: 10 });
  expect(weakestFigure([far, near, figure('told', 1)])).toBe(near);
  expect(weakestFigure([far, short, near])).toBe(short);
  expect(weakestFigure([figure('told', 1)])).toBeNull();
});
