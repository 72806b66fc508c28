import type { Agent } from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ownAccountQuery } from '../../../lib/own-account';

/** What depends on whose account it is, for the shell, which knows no contract; nothing until it is known. */
export function OwnAccount({ children }: { readonly children: (agent: Agent) => ReactNode }): ReactNode {
  const { data: agent } = useQuery(ownAccountQuery);
  return agent === undefined ? null : children(agent);
}
