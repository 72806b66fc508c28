import fc from 'fast-check';
import { expect, it } from 'vitest';
import { letterDistance } from './letter-distance';

it.each([
  ['vodka', 'vodka', 0],
  ['vodka', 'vodca', 1],
  ['iphone', 'iphnoe', 1],
  ['rum', 'rhum', 1],
  ['montre', 'montures', 2],
  ['chat', 'chien', 3],
])('%s → %s', (a, b, distance) => {
  expect(letterDistance(a, b, 2)).toBe(distance);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

it('is the same both ways', () => {
  fc.assert(fc.property(word, word, (a, b) => letterDistance(a, b, 2) === letterDistance(b, a, 2)));
});

it('is what it would be without a limit, or one more than the limit', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
      expect(letterDistance(a, b, limit)).toBe(Math.min(letterDistance(a, b, 12), limit + 1));
    }),
    { numRuns: 2_000 },
  );
});

it('is 0 for equal words only', () => {
  fc.assert(fc.property(word, word, (a, b) => (letterDistance(a, b, 2) === 0) === (a === b)));
});
