import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../../../../lib/lazy-component';
import { useUncountedLines } from './use-uncounted-lines';

export const UncountedNotice = lazyComponent(() =>
  import('./uncounted-notice').then((module) => module.UncountedNotice),
);

/** Over what is computed: the lines of a typed list that it does not count. */
export function Uncounted(): ReactNode {
  const lines = useUncountedLines();
  return (
    lines.length > 0 && (
      <Suspense fallback={null}>
        <UncountedNotice lines={lines} />
      </Suspense>
    )
  );
}
