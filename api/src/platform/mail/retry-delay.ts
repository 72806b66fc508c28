import { doubledDelay, hourMs } from '@retour/contract';

const delays = { first: 5_000, max: hourMs };

/** How long to wait after a failed attempt, the first being 1: doubles from 5 s up to an hour. */
export function retryDelayMs(attempts: number): number {
  return doubledDelay(attempts - 1, delays);
}
