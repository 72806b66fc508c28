import { listAgentsRoute, readOwnAccountRoute } from '@retour/contract';
import { queryOptions } from '@tanstack/react-query';
import { callRoute } from '../../../lib/http';

/** The agent who signed in. */
export const ownAccountQuery = queryOptions({
  queryKey: ['identity', 'me'],
  queryFn: ({ signal }) => callRoute(readOwnAccountRoute, { signal }),
  networkMode: 'always',
});

/** Every agent of the installation, those to approve first. */
export const agentsQuery = queryOptions({
  queryKey: ['identity', 'agents'],
  queryFn: async ({ signal }) => (await callRoute(listAgentsRoute, { signal })).agents,
  // Colleagues approve accounts too: what is shown is what it is now.
  staleTime: 0,
  networkMode: 'always',
});
