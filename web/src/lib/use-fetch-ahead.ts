import { useEffect } from 'react';

/**
 * Fetches the parts that come next as soon as this one is shown: the network may go at the next press. What could not be
 * fetched is asked again when it is needed.
 */
export function useFetchAhead(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    void Promise.allSettled(loads.map((load) => load()));
  }, [loads]);
}
