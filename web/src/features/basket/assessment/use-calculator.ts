import type { CurrencyTable, ProductCatalogue } from '@retour/core';
import { useEffect, useMemo, useState } from 'react';
import { loadChunk } from '../../../lib/lazy-component';
import type { Calculator } from './calculator';

type CreateCalculator = typeof import('./calculator').createCalculator;

let loaded: CreateCalculator | null = null;

/** The computation, loaded beside the page that shows what it finds; null until it is there. */
export function useCalculator(
  catalogue: ProductCatalogue | null,
  table: CurrencyTable | null,
  day: string,
  forAgent: boolean,
): Calculator | null {
  const create = useCreateCalculator();
  return useMemo(
    () => (create && catalogue && table ? create(catalogue, table, day, forAgent) : null),
    [create, catalogue, table, day, forAgent],
  );
}

function useCreateCalculator(): CreateCalculator | null {
  const [create, setCreate] = useState(() => loaded);
  useEffect(() => {
    if (loaded !== null) return;
    loadChunk(() => import('./calculator')).then(
      ({ createCalculator }) => {
        loaded = createCalculator;
        setCreate(() => createCalculator);
      },
      (error: unknown) =>
        // Thrown while drawing, so that the page says that a part of it is missing.
        setCreate(() => {
          throw error;
        }),
    );
  }, []);
  return create;
}
