import { useLocation, useNavigationType } from 'react-router';
import { isRecord } from '../../../lib/shape';
import { lastList } from './last-list';
import type { ListPlace } from './list-place';

/** The way back from a sheet to the list that it was opened from, at its row. */
export function wayBack(): Pick<ListPlace, 'to'> & { readonly state: object } {
  const { to, state } = lastList();
  return { to, state: { ...state, toRow: true } };
}

/** Whether a list is gone back to, with the browser or by the link of a sheet: it is found as it was left. */
export function useIsBack(): boolean {
  const isBrowsers = useNavigationType() === 'POP';
  const { state } = useLocation();
  return isBrowsers || (isRecord(state) && state.toRow === true);
}
