import { isBegun } from '../../../features/review/creation/progress/creation-progress';
import { refreshFromOtherTabs, useAppStore } from '../../../store';
import { refreshParked, useParkedStore } from '../../../store/parked/parked-declarations';
import { isTypedAnywhere } from './typed-work';

/** What goes from this device with the session, and is nowhere else. */
export interface LostWork {
  readonly parked: number;
  readonly isBegun: boolean;
  /** A reason, a correction or a message, in this tab or in another. */
  readonly isTyped: boolean;
}

/** null: signing out takes nothing away. */
export async function findLostWork(): Promise<LostWork | null> {
  refreshFromOtherTabs();
  refreshParked();
  const { declarationAgentRequest, declarationAgentResponse } = useAppStore.getState().declaration;
  const lost = {
    parked: useParkedStore.getState().parked.length,
    isBegun: declarationAgentResponse.pending !== null || isBegun(declarationAgentRequest),
    isTyped: await isTypedAnywhere(),
  };
  return lost.parked > 0 || lost.isBegun || lost.isTyped ? lost : null;
}
