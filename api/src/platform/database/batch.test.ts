import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { batch } from './batch';

/** Doubles numbers, a group at a time, and tells how. */
function doubling(options: { groupsAtOnce: number; maxInGroup: number }) {
  const sizes: number[] = [];
  let running = 0;
  let maxRunning = 0;
  const double = batch<number, number>(async (group) => {
    sizes.push(group.length);
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await pause(5);
    running -= 1;
    if (group.includes(-1)) throw new Error('the group fails');
    return group.map((number) => (number === 0 ? new Error('nothing to double') : 2 * number));
  }, options);
  return { double, sizes, maxRunning: () => maxRunning };
}

it('answers a call that comes alone, alone', async () => {
  const { double, sizes } = doubling({ groupsAtOnce: 1, maxInGroup: 10 });
  expect(await double(3)).toBe(6);
  expect(sizes).toEqual([1]);
});

it('makes one group of the calls that come while another is answered', async () => {
  const { double, sizes } = doubling({ groupsAtOnce: 1, maxInGroup: 10 });
  const first = double(1);
  await pause(1);
  const others = [2, 3, 4].map(double);
  expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 8]);
  expect(sizes).toEqual([1, 3]);
});

it('holds to the size of a group and to the groups at once', async () => {
  const { double, sizes, maxRunning } = doubling({ groupsAtOnce: 2, maxInGroup: 4 });
  const numbers = Array.from({ length: 30 }, (_, at) => at + 1);
  expect(await Promise.all(numbers.map(double))).toEqual(numbers.map((number) => 2 * number));
  expect(Math.max(...sizes)).toBe(4);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(30);
  expect(maxRunning()).toBe(2);
});

it('refuses one call by an error in its place, a whole group by a rejection, and goes on', async () => {
  const { double } = doubling({ groupsAtOnce: 1, maxInGroup: 10 });
  const outcomes = await Promise.allSettled([0, 5].map(double));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  const failed = await Promise.allSettled([-1, 5].map(double));
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await double(7)).toBe(14);
});
