import { useSyncExternalStore } from 'react';
import { noFilters } from './list-filters';
import { isSamePlace, type ListPlace, listPlace } from './list-place';

let place = listPlace(noFilters);
const watchers = new Set<() => void>();

/** Keeps the filters of the list that an agent comes from, for the way back, and for the list beside a sheet. */
export function rememberList(shown: ListPlace): void {
  if (isSamePlace(shown, place)) return;
  place = shown;
  for (const watch of watchers) watch();
}

export function lastList(): ListPlace {
  return place;
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** The same, followed. */
export function useLastList(): ListPlace {
  return useSyncExternalStore(watch, lastList);
}
