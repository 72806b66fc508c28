import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { isRecord } from '../../../lib/shape';

/**
 * A correction gives its place in the history to the sheet it leads to, in front of the sheet that it was opened from: Back passes that one
 * by, which would look as if nothing had been pressed.
 */
export function useTwinPassedBy(): void {
  const navigate = useNavigate();
  const here = useLocation();
  const isTravelled = useNavigationType() === 'POP';
  const before = useRef(here);
  useEffect(() => {
    const { key, pathname, state } = before.current;
    before.current = here;
    const isTwin = key !== here.key && pathname === here.pathname;
    if (isTravelled && isTwin && isRecord(state) && state.done !== undefined) void navigate(-1);
  }, [here, isTravelled, navigate]);
}
