import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { isRecord } from '../../../lib/shape';
import { useOtherTabs } from '../../../store';
import { isMark, type KeptLeftOut, readLeftOut } from '../../basket/lines/left-out-draft';

export interface NoticeState {
  /** As the page was opened: what came with it, and what came before on this device. */
  readonly kept: KeptLeftOut;
  /** What came with this page; the rest was said when it came: what it leaves out alone is still to be said. */
  readonly isNew: { readonly change: boolean; readonly received: boolean };
}

/**
 * What a changed trip or a link brought with the page. The device keeps it, since what it leaves out of the basket stays left out
 * on the pages that follow, in every tab, another change of the trip included, until it is dismissed.
 */
export function useNoticeState(): NoticeState {
  const location = useLocation();
  const turn = useOtherTabs();
  return useMemo(() => {
    // Read again at each navigation: dismissing it is one. And when another tab may have.
    const kept = turn < 0 ? {} : readLeftOut();
    const { change, received } = isRecord(location.state) ? location.state : {};
    const opened = isRecord(kept.received) ? kept.received.opened : undefined;
    return { kept, isNew: { change: isMark(change, kept.change), received: isMark(received, opened) } };
  }, [location, turn]);
}
