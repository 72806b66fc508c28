import { readOwnOfficeRoute } from '@retour/contract';
import { queryOptions } from '@tanstack/react-query';
import { callRoute } from './http';

/** The offices, and the one that the agent works for. */
export const ownOfficeQuery = queryOptions({
  queryKey: ['identity', 'office'],
  queryFn: ({ signal }) => callRoute(readOwnOfficeRoute, { signal }),
  // Chosen on another device, it is read again there; the list is that of the installation.
  staleTime: 60_000,
  networkMode: 'always',
});
