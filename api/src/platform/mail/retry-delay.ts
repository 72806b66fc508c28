const first = 5_000;
const longest = 3_600_000;

/** How long to wait after a failed attempt, the first being 1: doubles from 5 s up to an hour. */
export function retryDelayMs(attempts: number): number {
  return Math.min(longest, first * 2 ** Math.min(attempts - 1, 20));
}
