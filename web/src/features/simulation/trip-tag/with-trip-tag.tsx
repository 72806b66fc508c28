import { type ReactNode, Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { useMediaQuery, wideScreen } from '../../../lib/media-query';
import { Columns, Skeleton } from '../../../ui';
import type { PendingAnswer, TellTag } from './shown-on-tag';
import { TripTag } from './trip-tag-part';

/** The questions of the simulator, with the tag that they fill beside them on wide screens; phones do not fetch it. */
export function WithTripTag(): ReactNode {
  const isWide = useMediaQuery(wideScreen);
  const [pending, setPending] = useState<PendingAnswer>();
  const tellTag: TellTag = setPending;
  const tag = (
    <Suspense fallback={null}>
      <TripTag pending={pending} />
    </Suspense>
  );
  return (
    <Columns aside={isWide && tag}>
      <Suspense fallback={<Skeleton lines={5} />}>
        <Outlet context={tellTag} />
      </Suspense>
    </Columns>
  );
}
