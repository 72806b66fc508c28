import { doubledDelay, secondMs } from '@retour/contract';
import { CallError, isWorthRetrying } from './call-failure';

export const retryCount = 3;
const delaysMs = { first: secondMs, max: 30 * secondMs };

/** Wait before the nth retry (0 first): doubles from one second, never over thirty. */
export function retryDelayMs(retryIndex: number): number {
  return doubledDelay(retryIndex, delaysMs);
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
      if (!shouldRetry(retries, error)) throw error;
      await pause(retryDelayMs(retries), signal);
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
