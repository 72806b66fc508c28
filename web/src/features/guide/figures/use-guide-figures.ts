import { dayInParis } from '@retour/contract';
import { useMemo } from 'react';
import { computeGuideFigures } from './compute-figures';
import type { GuideFigures } from './guide-figures';

/** The figures in force today. */
export function useGuideFigures(): GuideFigures {
  const day = dayInParis(new Date());
  return useMemo(() => computeGuideFigures(day), [day]);
}
