import { readTakingsRoute } from '@retour/contract';
import { queryOptions } from '@tanstack/react-query';
import { callRoute } from '../../../lib/http';
import { reviewKey } from '../queries/review-queries';

/** The sheet of a day, of one office or of all. */
export const takingsQuery = (day: string, office: string) =>
  queryOptions({
    queryKey: [...reviewKey, 'takings', day, office],
    queryFn: ({ signal }) =>
      callRoute(readTakingsRoute, { query: { day, ...(office === '' ? {} : { office }) }, signal }),
    staleTime: 0,
  });
