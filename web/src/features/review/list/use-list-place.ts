import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { rememberList } from './last-list';
import type { FiltersReading } from './list-filters';
import { listPlace, readListPlace } from './list-place';

/** What the list is asked for where the browser stands. An address of an earlier version is emptied of what was typed. */
export function useListPlace(): FiltersReading {
  const location = useLocation();
  const navigate = useNavigate();
  const { filters, isFaulty, moved } = readListPlace(location);
  useEffect(() => rememberList(listPlace(filters)));
  useEffect(() => {
    if (moved !== undefined) void navigate(moved.to, { replace: true, state: moved.state });
  });
  return { filters, isFaulty };
}
