import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { randomUuid } from '../../../lib/random-uuid';
import { isRecord, isText } from '../../../lib/shape';
import { forgetDraft, readDraft, saveDraft } from '../../../store';
import { maxLinkLength } from '../../basket/sharing/max-link-length';

const inState = (state: unknown): string => (isRecord(state) && isText(state.link) ? state.link : '');

export interface ReceivedText {
  readonly text: string;
  /** Once it is taken. */
  readonly forget: () => void;
}

/**
 * What follows « # »: taken out of the address at once, and left in the tab, where a reload finds it and where it can be erased;
 * this entry of the tab's history only says which one it is of.
 */
export function useReceivedText(): ReceivedText {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const last = useRef('');
  const id = inState(state);
  const inAddress = hash.slice(1, maxLinkLength + 2);
  useEffect(() => {
    if (hash === '') return;
    const link = randomUuid();
    last.current = inAddress;
    saveDraft('receivedLink', inAddress, link);
    void navigate(pathname, { replace: true, state: { link } });
  }, [hash, inAddress, pathname, navigate]);
  return {
    // A browser that keeps nothing still shows it, until a reload.
    text: hash === '' ? (readDraft('receivedLink', isText, id) ?? last.current) : inAddress,
    forget: () => forgetDraft('receivedLink', id),
  };
}
