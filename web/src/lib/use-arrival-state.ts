import { useLocation, useNavigationType } from 'react-router';
import { isRecord } from './shape';

/**
 * What the page before said of what it has just done: nothing once this one is loaded again or gone back to, where it is no news. What makes
 * a page what it is (emptied, validated) is read from its location.
 */
export function useArrivalState(): Readonly<Record<string, unknown>> {
  const { state } = useLocation();
  const isNews = useNavigationType() !== 'POP';
  return isNews && isRecord(state) ? state : {};
}
