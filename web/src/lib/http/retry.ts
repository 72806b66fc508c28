import { doubledDelay, minuteMs, secondMs } from '@retour/contract';
import { CallError, isWorthRetrying } from './call-failure';

export const retryCount = 3;
const delaysMs = { first: secondMs, max: 30 * secondMs };

/** Beyond, a person who waits for an act is told instead. */
const patienceMs = 10 * secondMs;

/**
 * Wait before the nth retry (0 first): doubles from one second, never over thirty; as long as the server asked for, a
 * minute at the most, if that is longer.
 */
export function retryDelayMs(retryIndex: number, error?: unknown): number {
  const failure = error instanceof CallError ? error.failure : undefined;
  const asked = failure?.kind === 'problem' ? (failure.retryAfterMs ?? 0) : 0;
  return Math.max(doubledDelay(retryIndex, delaysMs), Math.min(asked, minuteMs));
}

/** For query libraries that ask after each failure. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  return failureCount < retryCount && error instanceof CallError && isWorthRetrying(error.failure);
}

export async function withRetries<Answer>(
  attempt: () => Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const delayMs = retryDelayMs(retries, error);
      if (!shouldRetry(retries, error) || delayMs > patienceMs) throw error;
      await pause(delayMs, signal);
    }
  }
}

function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new CallError({ kind: 'aborted' }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, delayMs);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
