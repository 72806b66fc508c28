import { create } from 'zustand';
import type { LostWork } from './lost-work';

interface LeavingAsked {
  /** What is asked about before the session ends; null: nothing is asked. */
  readonly lost: LostWork | null;
  /** The dialog is here: it stays, to give the focus back as it closes. */
  readonly isReady: boolean;
}

export const useLeavingAsked = create<LeavingAsked>(() => ({ lost: null, isReady: false }));

export function stay(): void {
  useLeavingAsked.setState({ lost: null });
}
