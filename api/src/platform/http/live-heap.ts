import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** Of what V8 may hold at the most: above, its collections are too frequent. */
const maxShare = 0.5;

function isMajor(entry: PerformanceEntry): boolean {
  const detail = 'detail' in entry ? entry.detail : null;
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'kind' in detail &&
    detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR
  );
}

/** What was still held after V8's last whole collection; what it has not collected yet does not count. */
export class LiveHeap {
  readonly #observer: PerformanceObserver;
  readonly #believedFor: number;
  #bytes = 0;
  #since = Number.NEGATIVE_INFINITY;

  /** Believes what a collection found for so long, in milliseconds: it may have been let go since. */
  constructor(believedFor: number) {
    this.#believedFor = believedFor;
    this.#observer = new PerformanceObserver((list) => {
      if (!list.getEntries().some(isMajor)) return;
      this.#bytes = process.memoryUsage().heapUsed;
      this.#since = performance.now();
    });
    this.#observer.observe({ entryTypes: ['gc'] });
  }

  isAbove(bytes: number): boolean {
    const bound = Math.min(bytes, maxShare * getHeapStatistics().heap_size_limit);
    return this.#bytes > bound && performance.now() - this.#since < this.#believedFor;
  }

  close(): void {
    this.#observer.disconnect();
  }
}
