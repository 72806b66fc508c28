import type { ReactNode } from 'react';
import { PageHeading } from '../../../ui';

export function CreationRoutes(): ReactNode {
  return <PageHeading title="Nouvelle déclaration" />;
}
