import { listUnsentMailsRoute } from '@retour/contract';
import { queryOptions } from '@tanstack/react-query';
import { callRoute } from '../../../lib/http';

/** The mails that the service does not try to send any more. */
export const unsentMailsQuery = queryOptions({
  queryKey: ['identity', 'unsent-mails'],
  queryFn: ({ signal }) => callRoute(listUnsentMailsRoute, { signal }),
  // Colleagues send them again too.
  staleTime: 0,
  networkMode: 'always',
});
