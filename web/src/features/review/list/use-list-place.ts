import { useEffect } from 'react';
import { parsePath, useLocation, useNavigate } from 'react-router';
import { rememberList, useLastList } from './last-list';
import type { FiltersReading } from './list-filters';
import { listPlace, readListPlace } from './list-place';

/**
 * What the list is asked for where the browser stands; beside a sheet, whose address says nothing of it, as it was asked for
 * last. An address of an earlier version is emptied of what was typed.
 */
export function useListPlace(isBeside: boolean): FiltersReading {
  const location = useLocation();
  const last = useLastList();
  const navigate = useNavigate();
  const here = isBeside ? { search: parsePath(last.to).search ?? '', state: last.state } : location;
  const { filters, isFaulty, moved } = readListPlace(here);
  useEffect(() => rememberList(listPlace(filters)));
  useEffect(() => {
    if (moved !== undefined) void navigate(moved.to, { replace: true, state: moved.state });
  });
  return { filters, isFaulty };
}
