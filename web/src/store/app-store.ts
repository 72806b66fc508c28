import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { AppState } from './app-state';
import { initialAppState } from './initial-state';
import { migrateAppState, storageVersion } from './migrations';
import { repairAppState } from './repair';
import { createSafeStorage } from './safe-storage';

export const storageName = 'app-storage';

const storage = createSafeStorage<AppState>(() => localStorage);

export const useAppStore = create<AppState>()(
  persist(() => initialAppState, {
    name: storageName,
    version: storageVersion,
    storage,
    migrate: migrateAppState,
    merge: (stored) => repairAppState(stored),
  }),
);

/** Takes over what another tab wrote since this one last read or wrote. */
export function refreshFromOtherTabs(): void {
  if (storage.isStale(storageName)) void useAppStore.persist.rehydrate();
}

/** Every change goes through here: it starts from the latest stored state, so two tabs lose nothing. */
export function changeAppState(change: (state: AppState) => Partial<AppState>): void {
  refreshFromOtherTabs();
  useAppStore.setState(change);
}

/** Looks at what other tabs did whenever they may have done something; returns the way to stop. */
export function followOtherTabs(look: () => void): () => void {
  const onReturn = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  addEventListener('storage', look);
  addEventListener('pageshow', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    removeEventListener('storage', look);
    removeEventListener('pageshow', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
