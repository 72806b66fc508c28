import { type AgentRole, readOwnAccountRoute } from '@retour/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callRoute, isRefusedAs } from './http';

/** A role given or taken back is seen about that late, by who does not come back to the page. */
const freshMs = 60_000;

/** The agent who signed in. */
export const ownAccountQuery = queryOptions({
  queryKey: ['identity', 'me'],
  queryFn: ({ signal }) => callRoute(readOwnAccountRoute, { signal }),
  staleTime: freshMs,
  networkMode: 'always',
});

/** What the agent may do, for what is shown: the server decides at each call. Undefined until it is known. */
export function useOwnRole(): AgentRole | undefined {
  return useQuery(ownAccountQuery).data?.role;
}

/** Whether a call was refused because the agent is no supervisor, or is one no more. */
export function isRefusedToTheDesk(error: unknown): boolean {
  return isRefusedAs(error, 'supervisors-only');
}
