import { listExportsRoute } from '@retour/contract';
import { queryOptions } from '@tanstack/react-query';
import { callRoute } from '../../../lib/http';
import { reviewKey } from '../queries/review-queries';

export const exportsKey = [...reviewKey, 'exports'];

/** A page of the exports, newest first, and how many are left today; `before` is the place of the page before, none for the newest. */
export const exportsQuery = (before = '') =>
  queryOptions({
    queryKey: [...exportsKey, before],
    queryFn: ({ signal }) => callRoute(listExportsRoute, { query: before === '' ? {} : { before }, signal }),
    staleTime: 0,
  });
