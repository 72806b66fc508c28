import type { Declaration } from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { holderQuery } from '../queries/review-queries';
import { leaseText } from '../text/lease-text';

/** Keeps a declaration that waits for a decision as the agent's while it is seen, and names the colleague who has it. */
export function HolderNotice({ declaration }: { readonly declaration: Declaration }): ReactNode {
  const { id, status } = declaration;
  const waits = status === 'submitted' || status === 'validated';
  const { data: holder } = useQuery({ ...holderQuery(id), enabled: waits });
  if (!waits || holder === undefined || holder === null) return null;
  return (
    <Notice tone="info" title={leaseText.heldBy(holder.name)} live>
      {leaseText.noLock}
    </Notice>
  );
}
