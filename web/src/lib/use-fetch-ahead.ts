import { useEffect } from 'react';

/** Time left to the screen to be painted and to fetch its fonts. */
const calmMs = 500;

/**
 * Fetches the parts that come next once this one is shown: the network may go at the next press. What could not be
 * fetched is asked again when it is needed.
 */
export function useFetchAhead(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const timer = setTimeout(() => void Promise.allSettled(loads.map((load) => load())), calmMs);
    return () => clearTimeout(timer);
  }, [loads]);
}
