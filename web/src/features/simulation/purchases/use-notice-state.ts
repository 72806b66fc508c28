import { useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { isRecord, isText, listOf } from '../../../lib/shape';
import { forgetDraft, readDraft, saveDraft, useOtherTabs } from '../../../store';
import type { KeptLists } from '../../basket/products/typed-list/note-uncounted';

/** What a change of trip says, and what a link says: each is dismissed by itself. */
type NoticePart = 'before' | 'received';

export interface NoticeState {
  /** Of the page just opened, and of those that were opened before on this device. */
  readonly state: Readonly<Record<string, unknown>>;
  /** What comes with this page; the rest was said when it came: what it leaves out alone is still to be said. */
  readonly isNew: Readonly<Record<NoticePart, boolean>>;
}

/** Entries of the tabs' histories whose news was kept. */
const isEntries = listOf(isText);
const maxEntries = 40;

/**
 * What a changed trip or a link brought with the page. It goes with an entry of the tab's history; the device keeps it besides,
 * since what it leaves out of the basket stays left out on the pages that follow, in every tab, another change of the trip
 * included, until it is dismissed.
 */
export function useNoticeState(): NoticeState {
  const { state, key } = useLocation();
  const turn = useOtherTabs();
  const saved = useRef('');
  return useMemo(() => {
    // Read again at each navigation: dismissing it is one. And when another tab may have.
    const kept = turn < 0 ? {} : readKept();
    const { before, received } = isRecord(state) ? state : {};
    const isNew = { before: before !== undefined, received: received !== undefined };
    if (!isNew.before && !isNew.received) return { state: kept, isNew };
    const entries = isEntries(kept.entries) ? kept.entries : [];
    // It was kept when it came, which a reload of the page cannot tell: what any tab dismissed since does not come back.
    if (entries.includes(key)) {
      const isStill = (part: NoticePart): boolean => isNew[part] && kept[part] !== undefined;
      return { state: kept, isNew: { before: isStill('before'), received: isStill('received') } };
    }
    const all = {
      ...kept,
      ...(isNew.before && { before }),
      ...(isNew.received && { received }),
      entries: [...entries, key].slice(-maxEntries),
    };
    if (saved.current !== key) saveDraft('leftOut', all);
    saved.current = key;
    return { state: all, isNew };
  }, [state, key, turn]);
}

/** The articles that changes of trip took out and that wait for an answer, with the trip which allowed them; undefined for none. */
export function keepTakenOut(takenOut: unknown): void {
  saveDraft('leftOut', { ...readKept(), takenOut });
}

/** A received simulation takes the place of one's own: what was left out of that one waits until it comes back. */
export function keepReceived(received: { readonly received: unknown; readonly ownLists: KeptLists }): void {
  saveDraft('leftOut', { ...received, own: readKept() });
}

export function readKept(): Readonly<Record<string, unknown>> {
  return readDraft('leftOut', isRecord) ?? {};
}

export function dismissNotice(part: NoticePart): void {
  const { before, takenOut, ...others } = readKept();
  saveDraft('leftOut', part === 'before' ? others : { ...others, before, takenOut, received: undefined });
}

/** One's own simulation is back, with what was left out of it. */
export function takeBackOwn(): void {
  const { own, ownLists } = readKept();
  // Each is checked when it is read.
  const { productSearch = '', typedList, uncountedLines } = isRecord(ownLists) ? ownLists : {};
  saveDraft('productSearch', productSearch);
  saveDraft('typedList', typedList);
  saveDraft('uncountedLines', uncountedLines);
  if (isRecord(own)) saveDraft('leftOut', own);
  else forgetDraft('leftOut');
}
