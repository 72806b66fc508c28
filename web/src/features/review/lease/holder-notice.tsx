import type { Declaration } from '@retour/contract';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { leaseText } from '../text/lease-text';
import { useHolder } from './use-holder';

export interface HolderNoticeProps {
  readonly declaration: Declaration;
  /** A colleague has changed it: what they did is said instead of what may be decided. */
  readonly isOutdated: boolean;
}

/** Keeps a declaration that waits for a decision as the agent's while it is seen, and names the colleague who has it. */
export function HolderNotice({ declaration, isOutdated }: HolderNoticeProps): ReactNode {
  const holder = useHolder(declaration);
  if (isOutdated || holder === undefined) return null;
  return (
    <Notice tone="info" title={leaseText.heldBy(holder.name)} live>
      {declaration.pendingCorrection === undefined && leaseText.noLock}
    </Notice>
  );
}
