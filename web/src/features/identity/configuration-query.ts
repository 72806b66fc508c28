import { readConfigurationRoute } from '@retour/contract';
import { queryOptions } from '@tanstack/react-query';
import { callRoute } from '../../lib/http';

/** The ways to sign in that this installation offers. */
export const configurationQuery = queryOptions({
  queryKey: ['reference', 'configuration'],
  queryFn: ({ signal }) => callRoute(readConfigurationRoute, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
});
