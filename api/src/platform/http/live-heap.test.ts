import { afterEach, expect, it } from 'vitest';
import { collectHeap } from '../../../test/collect-heap';
import { LiveHeap } from './live-heap';

const chunk = 2 ** 20;

let heap: LiveHeap;
afterEach(() => heap.close());

function objects(megabytes: number): readonly object[] {
  return Array.from({ length: (megabytes * chunk) / 16 }, (_, index) => ({ index }));
}

it('tells what a collection left, and what the next one took away', async () => {
  heap = new LiveHeap(60_000);
  collectHeap();
  const bound = process.memoryUsage().heapUsed + 20 * chunk;
  const held = [objects(40)];
  expect(heap.isAbove(bound)).toBe(false);
  collectHeap();
  await expect.poll(() => heap.isAbove(bound)).toBe(true);
  held.pop();
  collectHeap();
  await expect.poll(() => heap.isAbove(bound)).toBe(false);
});

it('believes a collection for a while only', async () => {
  heap = new LiveHeap(1_000);
  collectHeap();
  await expect.poll(() => heap.isAbove(1), { interval: 1 }).toBe(true);
  await expect.poll(() => heap.isAbove(1)).toBe(false);
});
