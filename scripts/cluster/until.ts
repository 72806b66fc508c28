import { setTimeout as delay } from 'node:timers/promises';

export interface Patience {
  readonly maxMs?: number;
  readonly everyMs?: number;
  readonly givenUp?: AbortSignal | undefined;
}

/** Asks again until it is so. Throws, saying what was waited for, after so many milliseconds, or when it is given up. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  { maxMs = 60_000, everyMs = 200, givenUp }: Patience = {},
): Promise<void> {
  const deadline = performance.now() + maxMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${maxMs / 1_000} s`);
    await delay(everyMs);
    givenUp?.throwIfAborted();
  }
}
