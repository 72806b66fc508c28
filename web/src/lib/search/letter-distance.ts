/**
 * Number of letters to add, remove, change or swap with their neighbour to go from one word to the other
 * (optimal string alignment); `limit + 1` as soon as it is more than the limit.
 */
export function letterDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  const tooFar = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return tooFar;
  let beforePrevious: readonly number[] = [];
  let bestBefore = 0;
  let previous: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const swaps = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const distance = Math.min(
        (previous[j] ?? tooFar) + 1,
        (current[j - 1] ?? tooFar) + 1,
        (previous[j - 1] ?? tooFar) + change,
        swaps ? (beforePrevious[j - 2] ?? tooFar) + 1 : tooFar,
      );
      current.push(distance);
      best = Math.min(best, distance);
    }
    // A swap is counted from the line before.
    if (best > limit && bestBefore >= limit) return tooFar;
    bestBefore = best;
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(previous[b.length] ?? tooFar, tooFar);
}
