import { readServiceStatusRoute } from '@retour/contract';
import { queryOptions } from '@tanstack/react-query';
import { callRoute } from '../../../lib/http';

/** How the service is: asked again while the page is seen, and at once when it is come back to. */
export const statusQuery = queryOptions({
  queryKey: ['identity', 'status'],
  queryFn: ({ signal }) => callRoute(readServiceStatusRoute, { signal }),
  staleTime: 0,
  refetchInterval: 10_000,
  networkMode: 'always',
  // The next turn is the next try.
  retry: false,
});
