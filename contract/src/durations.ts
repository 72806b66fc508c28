export const secondMs = 1_000;
export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;

/** How long to wait after as many failures: doubles from the first delay, never over the longest. */
export function doubledDelay(times: number, { first, max }: { first: number; max: number }): number {
  return Math.min(first * 2 ** times, max);
}
