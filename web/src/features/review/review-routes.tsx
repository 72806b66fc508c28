import type { ReactNode } from 'react';
import { PageHeading } from '../../ui';

export function ReviewRoutes(): ReactNode {
  return <PageHeading title="Déclarations" />;
}
