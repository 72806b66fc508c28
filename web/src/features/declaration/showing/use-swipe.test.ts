import { expect, it } from 'vitest';
import { swipeOf } from './use-swipe';

const from = { x: 200, y: 300 };

it.each([
  ['to the left, the next one', { x: 120, y: 310 }, 1],
  ['to the right, the one before', { x: 280, y: 290 }, -1],
  ['just far enough', { x: 160, y: 300 }, 1],
  ['a touch', { x: 161, y: 300 }, null],
  ['a scroll', { x: 140, y: 420 }, null],
  ['neither across nor along', { x: 140, y: 350 }, null],
] as const)('%s', (_, to, move) => {
  expect(swipeOf(from, to)).toBe(move);
});
