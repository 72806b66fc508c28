import { listAgentsRoute } from '@retour/contract';
import { queryOptions } from '@tanstack/react-query';
import { callRoute } from '../../../lib/http';

/** Every agent of the installation, those to approve first. */
export const agentsQuery = queryOptions({
  queryKey: ['identity', 'agents'],
  queryFn: async ({ signal }) => (await callRoute(listAgentsRoute, { signal })).agents,
  // Colleagues approve accounts too: what is shown is what it is now.
  staleTime: 0,
  networkMode: 'always',
});
