import { useOnceRunning } from '../../lib/use-once-running';
import { hasBegunJourney } from '../startup/saved-answers';

/** Whether something was begun, for what is drawn: a page written beforehand begins without it. */
export function useHasBegunJourney(): boolean {
  return useOnceRunning(hasBegunJourney, false);
}
