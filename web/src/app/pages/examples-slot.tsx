import { type ReactNode, Suspense } from 'react';
import { FaultBoundary } from '../shell/fault-boundary';
import { HomeExamples } from './page-parts';
import { pages } from './page-table';

/** Beside the rest: without them the page is whole. */
export function ExamplesSlot(): ReactNode {
  return (
    <FaultBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <HomeExamples to={pages.simulator.path} />
      </Suspense>
    </FaultBoundary>
  );
}
