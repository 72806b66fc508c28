import { noFilters } from './list-filters';
import { type ListPlace, listPlace } from './list-place';

let place = listPlace(noFilters);

/** Keeps the filters of the list that an agent comes from, for the way back. */
export function rememberList(shown: ListPlace): void {
  place = shown;
}

export function lastList(): ListPlace {
  return place;
}
