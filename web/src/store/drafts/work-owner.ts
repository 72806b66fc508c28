import { attempt } from '../../lib/attempt';
import { eraseDrafts } from './drafts';

const ownerName = 'agent:owner';

/** Notes who the work kept here belongs to; true when it was somebody else's. */
function changesOwner(storage: Storage, userId: string): boolean {
  const owner = storage.getItem(ownerName);
  storage.setItem(ownerName, userId);
  return owner !== null && owner !== userId;
}

/**
 * Gives what is kept here to whoever signed in. The drafts of this tab are forgotten when they are somebody else's;
 * true when what all tabs share is too.
 */
export function takeWorkOver(userId: string): boolean {
  const isTabAnothers = attempt(() => changesOwner(sessionStorage, userId)) ?? false;
  const isDeviceAnothers = attempt(() => changesOwner(localStorage, userId)) ?? false;
  if (isTabAnothers || isDeviceAnothers) eraseDrafts('session-over');
  return isDeviceAnothers;
}

/** Nothing of what an agent typed in this tab, nor who it was, stays. */
export function leaveNoWork(): void {
  eraseDrafts('session-over');
  attempt(() => sessionStorage.removeItem(ownerName));
  attempt(() => localStorage.removeItem(ownerName));
}
