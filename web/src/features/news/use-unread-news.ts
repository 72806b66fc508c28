import { useMemo, useSyncExternalStore } from 'react';
import { useAppStore } from '../../store';
import { newsEntries } from './entries';
import { followMarks, markAsRead, parseMarks, readMarksText } from './read-marks';

export interface UnreadNews {
  readonly count: number;
  readonly isUnread: (entryId: string) => boolean;
  readonly markRead: (entryIds: readonly string[]) => void;
}

/** What the agent who is signed in has not read yet on this device. */
export function useUnreadNews(): UnreadNews {
  const agentId = useAppStore(({ users }) => users.user?.userId ?? '');
  const text = useSyncExternalStore(followMarks, () => readMarksText(agentId));
  return useMemo(() => {
    const marks = parseMarks(text);
    return {
      count: newsEntries.filter(({ id }) => !marks.has(id)).length,
      isUnread: (entryId) => !marks.has(entryId),
      markRead: (entryIds) => markAsRead(agentId, entryIds),
    };
  }, [agentId, text]);
}
