import type { ReactNode } from 'react';
import { PageHeading } from '../../ui';

export function NewsPage(): ReactNode {
  return <PageHeading title="Actualités" />;
}
