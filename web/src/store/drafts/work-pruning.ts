import { pruneAside } from './work-aside';
import { pruneTurns } from './work-turn';

/** What agents began and did not come back to in time is no more on this device. */
export function pruneWork(): void {
  pruneAside();
  pruneTurns();
}
