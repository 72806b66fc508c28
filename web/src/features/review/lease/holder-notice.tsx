import type { Declaration } from '@retour/contract';
import { isWaiting } from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { holderQuery } from '../queries/review-queries';
import { leaseText } from '../text/lease-text';

export interface HolderNoticeProps {
  readonly declaration: Declaration;
  /** A colleague has changed it: what they did is said instead of what may be decided. */
  readonly isOutdated: boolean;
}

/** Keeps a declaration that waits for a decision as the agent's while it is seen, and names the colleague who has it. */
export function HolderNotice({ declaration, isOutdated }: HolderNoticeProps): ReactNode {
  const { id, status } = declaration;
  const waits = isWaiting(status);
  const { data: holder } = useQuery({ ...holderQuery(id), enabled: waits });
  if (!waits || isOutdated || holder === undefined || holder === null) return null;
  return (
    <Notice tone="info" title={leaseText.heldBy(holder.name)} live>
      {leaseText.noLock}
    </Notice>
  );
}
