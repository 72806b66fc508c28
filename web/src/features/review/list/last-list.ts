import { reviewPaths } from '../review-paths';

let address: string = reviewPaths.list;

/** Keeps the filters of the list that an agent comes from, for the way back. */
export function rememberList(search: string): void {
  address = `${reviewPaths.list}${search}`;
}

export function lastList(): string {
  return address;
}
