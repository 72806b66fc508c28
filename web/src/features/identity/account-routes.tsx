import type { ReactNode } from 'react';
import { PageHeading } from '../../ui';

/** Mounted at /agent/mon-compte. */
export function AccountRoutes(): ReactNode {
  return <PageHeading title="Espace personnel" />;
}
