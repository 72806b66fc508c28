import { useMemo } from 'react';
import { dayInParis } from '../../../lib/paris-day';
import { computeGuideFigures } from './compute-figures';
import type { GuideFigures } from './guide-figures';

/** The figures in force today. */
export function useGuideFigures(): GuideFigures {
  const day = dayInParis();
  return useMemo(() => computeGuideFigures(day), [day]);
}
