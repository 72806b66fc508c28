import { useSyncExternalStore } from 'react';
import { noFilters } from './list-filters';
import { currentAgent, isSamePlace, type ListPlace, listPlace } from './list-place';

const none = listPlace(noFilters);
let place = none;
let by: string | undefined;
const watchers = new Set<() => void>();

/** Keeps the filters of the list that an agent comes from, for the way back, and for the list beside a sheet. */
export function rememberList(shown: ListPlace): void {
  if (isSamePlace(shown, lastList())) return;
  place = shown;
  by = currentAgent();
  for (const watch of watchers) watch();
}

/** The whole list for another agent than the one who looked at it. */
export function lastList(): ListPlace {
  return by === currentAgent() ? place : none;
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** The same, followed. */
export function useLastList(): ListPlace {
  return useSyncExternalStore(watch, lastList);
}
