import type { ReactNode } from 'react';
import { PageHeading } from '../../ui';

export function ContactPage(): ReactNode {
  return <PageHeading title="Contact" />;
}
