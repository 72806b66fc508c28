import type { Agent } from '@retour/contract';
import { useState } from 'react';

interface Place {
  readonly id: string;
  readonly isPending: boolean;
}

export interface KeptPlaces {
  /** Those who waited when the page came, those who were since let in or refused included. */
  readonly pending: readonly Agent[];
  readonly others: readonly Agent[];
}

const noAgents: readonly Agent[] = [];

/** Each account where it stood when the page came, whatever is done of it meanwhile: no row moves under a finger. */
export function useKeptPlaces(agents: readonly Agent[] = noAgents): KeptPlaces {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const known = new Set(places.map(({ id }) => id));
  const newcomers = agents
    .filter(({ id }) => !known.has(id))
    .map(({ id, status }) => ({ id, isPending: status === 'pending' }));
  if (newcomers.length > 0) setPlaces([...places, ...newcomers]);
  const byId = new Map(agents.map((agent) => [agent.id, agent]));
  const standing = (isWanted: boolean): readonly Agent[] =>
    places.flatMap(({ id, isPending }) => {
      const agent = isPending === isWanted ? byId.get(id) : undefined;
      return agent === undefined ? [] : [agent];
    });
  return { pending: standing(true), others: standing(false) };
}
