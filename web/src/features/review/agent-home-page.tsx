import type { ReactNode } from 'react';
import { PageHeading } from '../../ui';

export function AgentHomePage(): ReactNode {
  return <PageHeading title="Accueil" />;
}
