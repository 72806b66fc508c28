import type { ReactNode } from 'react';
import { PageHeading } from '../../../ui';

export function CodesPage(): ReactNode {
  return <PageHeading title="Codes QR" />;
}
