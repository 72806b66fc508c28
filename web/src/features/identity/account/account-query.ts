import { listAgentsRoute, readOwnAccountRoute } from '@retour/contract';
import { queryOptions } from '@tanstack/react-query';
import { callRoute, retryDelayMs, shouldRetry } from '../../../lib/http';

const minute = 60_000;
const shared = { retry: shouldRetry, retryDelay: retryDelayMs, networkMode: 'always' } as const;

/** The agent who signed in. */
export const ownAccountQuery = queryOptions({
  ...shared,
  queryKey: ['identity', 'me'],
  queryFn: ({ signal }) => callRoute(readOwnAccountRoute, { signal }),
  staleTime: 5 * minute,
});

/** Every agent of the installation, those to approve first. */
export const agentsQuery = queryOptions({
  ...shared,
  queryKey: ['identity', 'agents'],
  queryFn: async ({ signal }) => (await callRoute(listAgentsRoute, { signal })).agents,
});
