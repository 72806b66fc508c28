import { useSyncExternalStore } from 'react';

/** Off until a shell that follows keys turns them on: other pages announce no shortcut. */
let isOn = false;
const listeners = new Set<() => void>();

export const areShortcutsOn = (): boolean => isOn;

export function switchShortcuts(on: boolean): void {
  isOn = on;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether single keys act now (WCAG 2.1.4: people who dictate must be able to switch them off). */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, areShortcutsOn, areShortcutsOn);
}

/** What a control bears to be pressed, or focused, by one key. */
export interface ShortcutAttributes {
  readonly 'data-shortcut'?: string | undefined;
  readonly 'aria-keyshortcuts'?: string | undefined;
}

/** The attributes of a control's shortcut; assistive technologies are told of it while it acts. */
export function useShortcut(key: string | undefined): ShortcutAttributes {
  return { 'data-shortcut': key, 'aria-keyshortcuts': useShortcutsOn() ? key : undefined };
}
