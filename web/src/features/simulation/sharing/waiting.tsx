import type { ReactNode } from 'react';
import { PageHeading, Skeleton, Stack } from '../../../ui';
import { receivedTitles } from '../text/received-titles';

/** While the link is read. */
export function Waiting(): ReactNode {
  return (
    <Stack gap="large">
      <PageHeading title={receivedTitles.title} />
      <Skeleton lines={6} label={receivedTitles.waiting} />
    </Stack>
  );
}
