import { useEffect } from 'react';
import { startupDelays } from './startup-moments';

/**
 * Fetches the parts that come next as soon as this one is shown: the network may go at the next press. On the first page
 * it is shown when the overlay leaves, and what comes next must not delay it. What could not be fetched is asked again
 * when it is needed.
 */
export function useFetchAhead(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const { fade } = startupDelays(performance.now());
    const timers = loads.map((load) => setTimeout(() => void load().catch(() => undefined), fade));
    return () => timers.forEach(clearTimeout);
  }, [loads]);
}
