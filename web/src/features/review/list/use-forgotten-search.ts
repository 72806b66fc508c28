import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isRecord } from '../../../lib/shape';
import { reviewKey } from '../queries/review-queries';
import { rememberList } from './last-list';
import { isChangedByActs, type ListFilters } from './list-filters';
import { listPlace } from './list-place';
import type { ShownList } from './use-shown-list';

/**
 * Forgets what was searched once all the rows that it had found are gone at once: the person was erased, by somebody else or in
 * another tab, and their name would stay in the field, the summary and the history. Where something is chosen that an act changes, they
 * may only have been decided, and the search goes on. True on the list that is shown instead.
 */
export function useForgottenSearch(
  filters: ListFilters,
  list: ShownList | undefined,
  isBeside: boolean,
): boolean {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [wasLost, setLost] = useState(false);
  const isLost =
    filters.search !== '' &&
    !isChangedByActs(filters) &&
    list !== undefined &&
    list.total === 0 &&
    list.rows.length > 0 &&
    list.goneCount === list.rows.length;
  useEffect(() => {
    if (!isLost) return;
    const next = listPlace({ ...filters, search: '', offset: 0 });
    if (isBeside) {
      // The sheet beside it stays, and says itself what was erased.
      rememberList(next);
      setLost(true);
    } else void navigate(next.to, { replace: true, state: { ...next.state, wasForgotten: true } });
  }, [isLost, filters, isBeside, navigate]);
  const wasForgotten = isRecord(state) && state.wasForgotten === true;
  useEffect(() => {
    // The name is a part of what the lists that were read are kept under.
    if (wasForgotten || wasLost) client.removeQueries({ queryKey: reviewKey, type: 'inactive' });
  }, [client, wasForgotten, wasLost]);
  return wasForgotten;
}
