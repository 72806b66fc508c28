import { isBegun } from '../../../features/review/creation/progress/creation-progress';
import { heldAccessToken, readClaims } from '../../../lib/session';
import { refreshFromOtherTabs, useAppStore } from '../../../store';
import { hasAside } from '../../../store/drafts/work-aside';
import { refreshParked, useParkedStore } from '../../../store/parked/parked-declarations';
import { isTypedAnywhere } from './typed-work';

/** What goes from this device with the session, and is nowhere else. */
export interface LostWork {
  readonly parked: number;
  readonly isBegun: boolean;
  /** A reason, a correction, a count or a message, in this tab or in another. */
  readonly isTyped: boolean;
}

/** Whether drafts of who signs out wait for another of their tabs. */
function isWrittenAside(): boolean {
  const token = heldAccessToken();
  const userId = token === undefined ? undefined : readClaims(token)?.userId;
  return userId !== undefined && hasAside(userId);
}

/** null: signing out takes nothing away. */
export async function findLostWork(): Promise<LostWork | null> {
  refreshFromOtherTabs();
  refreshParked();
  const { declarationAgentRequest, declarationAgentResponse } = useAppStore.getState().declaration;
  const lost = {
    parked: useParkedStore.getState().parked.length,
    isBegun: declarationAgentResponse.pending !== null || isBegun(declarationAgentRequest),
    isTyped: isWrittenAside() || (await isTypedAnywhere()),
  };
  return lost.parked > 0 || lost.isBegun || lost.isTyped ? lost : null;
}
