import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { isRecord } from '../../../lib/shape';
import { forgetDraft, readDraft, saveDraft } from '../../../store';

export interface NoticeState {
  /** Of the page just opened, or of one that was opened before in this tab. */
  readonly state: unknown;
  /** Said already when it came: what it leaves out alone is still to be said. */
  readonly isKept: boolean;
}

const none: NoticeState = { state: null, isKept: false };

/**
 * What a changed trip or a link brought with the page. It goes with an entry of the tab's history; the tab keeps it besides,
 * since what it leaves out of the basket stays left out on the pages that follow, until it is put aside.
 */
export function useNoticeState(): NoticeState {
  const { state, key } = useLocation();
  return useMemo(() => {
    // Read again at each navigation: putting it aside is one.
    if (key === '') return none;
    if (isRecord(state) && (state.before !== undefined || state.received !== undefined)) {
      saveDraft('leftOut', { before: state.before, received: state.received });
      return { state, isKept: false };
    }
    const kept = readDraft('leftOut', isRecord);
    return kept === undefined ? none : { state: kept, isKept: true };
  }, [state, key]);
}

export function forgetNoticeState(): void {
  forgetDraft('leftOut');
}
