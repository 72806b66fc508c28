import type { ReactNode } from 'react';
import { useOwnRole } from '../../../lib/own-account';

/** What the desk does not see; nothing until the role is known. */
export function ForSupervisors({ children }: { readonly children: ReactNode }): ReactNode {
  return useOwnRole() === 'supervisor' ? children : null;
}
