import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isRecord, isText } from '../../../lib/shape';

export interface LinkToken {
  /** Undefined when the page was opened without one, or once it is forgotten. */
  readonly token: string | undefined;
  readonly forget: () => void;
}

const inFragment = (fragment: string): string | undefined =>
  (new URLSearchParams(fragment).get('token') ?? fragment) || undefined;

const inState = (state: unknown): string | undefined =>
  isRecord(state) && isText(state.token) ? state.token : undefined;

/**
 * The token of a mailed link: read from the fragment, taken out of the address at once, and left in the state of this entry
 * of the tab's history, where a reload finds it and no server does, until it is forgotten.
 */
export function useLinkToken(): LinkToken {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const token = inFragment(hash.slice(1)) ?? inState(state);
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true, state: { token } });
  }, [hash, pathname, token, navigate]);
  const forget = useCallback(() => void navigate(pathname, { replace: true }), [navigate, pathname]);
  return { token, forget };
}
