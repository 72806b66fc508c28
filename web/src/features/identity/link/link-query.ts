import { checkLinkRoute, type LinkPurpose } from '@retour/contract';
import { queryOptions } from '@tanstack/react-query';
import { callRoute } from '../../../lib/http';

/** Whether a mailed link still works; not kept, and asked again by who comes back to the page. */
export const linkQuery = (purpose: LinkPurpose, token: string) =>
  queryOptions({
    queryKey: ['identity', 'link', purpose, token],
    queryFn: ({ signal }) => callRoute(checkLinkRoute, { body: { purpose, token }, signal }),
    staleTime: 0,
    gcTime: 0,
    enabled: token !== '',
    networkMode: 'always',
  });
