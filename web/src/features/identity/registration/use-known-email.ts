import { useLocation } from 'react-router';
import { isRecord, isText } from '../../../lib/shape';

/** The address typed on the page before; it is not in the address of the page, and leaves with the tab. */
export function useKnownEmail(): string | undefined {
  const { state } = useLocation();
  return isRecord(state) && isText(state.email) ? state.email : undefined;
}
