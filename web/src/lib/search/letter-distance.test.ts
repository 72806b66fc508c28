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

it('is what it would be without a limit, or one more than the limit: all words of three letters, to five of them', () => {
  const words = [''];
  for (const start of words) if (start.length < 5) words.push(...[...'abc'].map((letter) => start + letter));
  const wrong = words.flatMap((a) =>
    words.flatMap((b) =>
      [1, 2]
        .filter((limit) => letterDistance(a, b, limit) !== Math.min(letterDistance(a, b, 12), limit + 1))
        .map((limit) => [a, b, limit]),
    ),
  );
  expect(wrong).toEqual([]);
});

it('is 0 for equal words only', () => {
  fc.assert(fc.property(word, word, (a, b) => (letterDistance(a, b, 2) === 0) === (a === b)));
});
