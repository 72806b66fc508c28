import { useSyncExternalStore } from 'react';

const neverNotified = () => () => undefined;

/** What only the application can tell: `before` in a page written beforehand, until the application takes it over. */
export function useOnceRunning<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(neverNotified, read, () => before);
}
