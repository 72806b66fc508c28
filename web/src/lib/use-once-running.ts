import { useSyncExternalStore } from 'react';

const neverNotified = () => () => undefined;

/** What only the application can tell: `before` in a page written beforehand, until the application takes it over. */
export function useOnceRunning<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(neverNotified, read, () => before);
}

/** False in a page written beforehand: what is typed or pressed there would be lost when the application takes it over. */
export function useIsRunning(): boolean {
  return useOnceRunning(() => true, false);
}
