import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isRecord, isText } from '../../../lib/shape';
import { maxLinkLength } from '../../basket/sharing/max-link-length';

const inState = (state: unknown): string => (isRecord(state) && isText(state.link) ? state.link : '');

/**
 * What follows « # »: taken out of the address at once, and left in the state of this entry of the tab's history, where a
 * reload finds it, until the page is left.
 */
export function useReceivedText(): string {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const link = hash === '' ? inState(state) : hash.slice(1, maxLinkLength + 2);
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true, state: { link } });
  }, [hash, pathname, link, navigate]);
  return link;
}
