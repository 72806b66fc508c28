import { useContext } from 'react';
import { useDayInParis } from '../../../lib/use-day-in-paris';
import { BasketSessionContext } from './basket-session';

/** The day in Paris on which the server found that this device's clock is of another one; undefined where they agree. */
export function useServerDay(): string | undefined {
  return useContext(BasketSessionContext)?.serverDay;
}

/** Today in Paris, YYYY-MM-DD: as the server says it where it is known to be another day than this device's. */
export function useToday(): string {
  const ofDevice = useDayInParis();
  return useServerDay() ?? ofDevice;
}
