import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../../ui';
import { useParked } from '../creation/start/use-parked';
import { reviewPaths } from '../review-paths';
import { homeText } from '../text/home-text';

/** Says that declarations wait, parked on this device, until they are finished or erased. */
export function ParkedNotice(): ReactNode {
  const { length } = useParked();
  if (length === 0) return null;
  return (
    <Notice tone="info">
      {homeText.parked(length)} <Link to={reviewPaths.create}>{homeText.seeParked}</Link>
    </Notice>
  );
}
