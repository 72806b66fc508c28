import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../../lib/lazy-component';
import { useIsRunning } from '../../../lib/use-once-running';
import { Skeleton } from '../../../ui';
import type { ArrivalPlaceFieldProps } from './arrival-place-field';

const ArrivalPlaceField = lazyComponent(() =>
  import('./arrival-place-field').then((module) => module.ArrivalPlaceField),
);

/** The field with its list of places, which no page waits for; a page written beforehand has none, as nothing answers there. */
export function ArrivalPlaceSlot(props: ArrivalPlaceFieldProps): ReactNode {
  if (!useIsRunning()) return null;
  return (
    <Suspense fallback={<Skeleton lines={2} />}>
      <ArrivalPlaceField {...props} />
    </Suspense>
  );
}
