import type { PersistStorage, StorageValue } from 'zustand/middleware';
import { isNumber, isRecord } from '../lib/shape';

/**
 * Local storage that never breaks the page: unreadable text counts as nothing, a full or forbidden storage
 * leaves the state in memory. Remembers the text last read or written, to notice what another tab wrote.
 */
export interface SafeStorage<State> extends PersistStorage<State> {
  readonly getItem: (name: string) => StorageValue<State> | null;
  readonly isStale: (name: string) => boolean;
}

export function createSafeStorage<State>(storage: () => Storage): SafeStorage<State> {
  let lastSeen: string | null = null;
  const readText = (name: string): string | null => attempt(() => storage().getItem(name)) ?? null;
  return {
    getItem: (name) => {
      lastSeen = readText(name);
      const stored = attempt<unknown>(() => JSON.parse(lastSeen ?? 'null'));
      if (!isRecord(stored) || !('state' in stored)) return null;
      const { state, version } = stored;
      return { state: state as State, version: isNumber(version) ? version : 0 };
    },
    setItem: (name, value) => {
      attempt(() => storage().setItem(name, JSON.stringify(value)));
      // What is there, which may be the text of before: no other tab wrote it.
      lastSeen = readText(name);
    },
    removeItem: (name) => {
      lastSeen = null;
      attempt(() => storage().removeItem(name));
    },
    isStale: (name) => {
      const text = readText(name);
      return text !== null && text !== lastSeen;
    },
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
