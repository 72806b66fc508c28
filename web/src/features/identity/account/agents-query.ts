import { listAgentsRoute, searchAgentsRoute } from '@retour/contract';
import { queryOptions } from '@tanstack/react-query';
import { callRoute } from '../../../lib/http';

export const agentsKey = ['identity', 'agents'];

/** The agents of the installation, those to approve first; of a search, those whom it finds. */
export const agentsQuery = (search = '') =>
  queryOptions({
    queryKey: [...agentsKey, search],
    queryFn: ({ signal }) =>
      search === ''
        ? callRoute(listAgentsRoute, { signal })
        : callRoute(searchAgentsRoute, { body: { search }, signal }),
    // Colleagues approve accounts too: what is shown is what it is now.
    staleTime: 0,
    networkMode: 'always',
  });
