import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether a first answer is on its way: what takes its shape from it is drawn once it is there, so that nothing moves under
 * the finger. It is waited for no longer once it failed, or without a network.
 */
export function isAwaited({
  isPending,
  fetchStatus,
  failureCount,
}: Pick<UseQueryResult, 'isPending' | 'fetchStatus' | 'failureCount'>): boolean {
  return isPending && fetchStatus === 'fetching' && failureCount === 0;
}
