import { useEffect, useState } from 'react';
import { loadChunk } from '../../../lib/lazy-component';

/** A heavy module fetched once the page shows; null until then. `load` must be the same function at each render. */
export function useLoaded<Loaded>(load: () => Promise<Loaded>): Loaded | null {
  const [loaded, setLoaded] = useState<{ readonly value: Loaded } | null>(null);
  useEffect(() => {
    let isShown = true;
    loadChunk(load).then(
      (value) => isShown && setLoaded({ value }),
      // Thrown while rendering, so that the error page of the application says what to do.
      (error: unknown) =>
        isShown &&
        setLoaded(() => {
          throw error;
        }),
    );
    return () => {
      isShown = false;
    };
  }, [load]);
  return loaded?.value ?? null;
}
