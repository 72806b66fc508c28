import { listExportsRoute } from '@retour/contract';
import { queryOptions } from '@tanstack/react-query';
import { callRoute } from '../../../lib/http';
import { reviewKey } from '../queries/review-queries';

/** Exports, newest first, and how many are left today. */
export const exportsQuery = queryOptions({
  queryKey: [...reviewKey, 'exports'],
  queryFn: ({ signal }) => callRoute(listExportsRoute, { signal }),
  staleTime: 0,
});
