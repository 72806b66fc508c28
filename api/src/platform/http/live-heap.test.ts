import { afterEach, expect, it } from 'vitest';
import { LiveHeap } from './live-heap';

const patience = { timeout: 60_000, interval: 1 };
const chunk = 2 ** 20;

let heap: LiveHeap;
afterEach(() => heap.close());

function objects(): readonly object[] {
  return Array.from({ length: chunk / 16 }, (_, index) => ({ index }));
}

it('tells what is held after a collection, and believes it for a while only', async () => {
  heap = new LiveHeap(1_000);
  const bound = process.memoryUsage().heapUsed + 60 * chunk;
  let held: unknown[] = [];
  const holdMore = (): boolean => {
    if (held.length < 60) held.push(objects());
    else objects();
    return heap.isAbove(bound);
  };
  await expect.poll(holdMore, patience).toBe(true);
  held = [];
  await expect.poll(() => heap.isAbove(bound), patience).toBe(false);
}, 180_000);
