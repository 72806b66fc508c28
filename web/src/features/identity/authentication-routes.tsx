import type { ReactNode } from 'react';
import { PageHeading } from '../../ui';

/** Mounted at /agent/authentification: open to whoever is not signed in. */
export function AuthenticationRoutes(): ReactNode {
  return <PageHeading title="Espace agent" />;
}
