import type { Declaration, Holder } from '@retour/contract';
import { isWaiting } from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { holderQuery } from '../queries/review-queries';
import { hold } from './hold';

/** Keeps a declaration that waits for a decision as the agent's while it is seen; gives the colleague who has it, if any. */
export function useHolder({ id, status }: Pick<Declaration, 'id' | 'status'>): Holder | undefined {
  const waits = isWaiting(status);
  const { data: holder } = useQuery({ ...holderQuery(id), enabled: waits });
  useEffect(() => (waits ? hold(id) : undefined), [id, waits]);
  return waits ? (holder ?? undefined) : undefined;
}
