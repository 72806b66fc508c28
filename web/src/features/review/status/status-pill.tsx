import { type DeclarationStatus, formatStatus } from '@retour/core';
import {
  BadgeCheck,
  Check,
  CircleX,
  Clock,
  Gavel,
  PackageX,
  PencilLine,
  PlaneTakeoff,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { type Icon, Pill, type PillTone } from '../../../ui';

interface Look {
  readonly tone: PillTone;
  readonly icon: Icon;
}

export const statusLooks: Readonly<Record<DeclarationStatus, Look>> = {
  draft: { tone: 'neutral', icon: PencilLine },
  submitted: { tone: 'note', icon: Clock },
  validated: { tone: 'info', icon: Check },
  refused: { tone: 'danger', icon: CircleX },
  paid: { tone: 'success', icon: BadgeCheck },
  cancelled: { tone: 'neutral', icon: Undo2 },
  abandoned: { tone: 'neutral', icon: PackageX },
  're-exported': { tone: 'neutral', icon: PlaneTakeoff },
  seized: { tone: 'danger', icon: Gavel },
};

/** Where a declaration stands, by its colour, its icon and its word. */
export function StatusPill({
  status,
  total,
}: {
  readonly status: DeclarationStatus;
  /** In euros: what was settled with nothing to pay is not said to be paid. */
  readonly total: number;
}): ReactNode {
  const { tone, icon } = statusLooks[status];
  return (
    <Pill tone={tone} icon={icon}>
      {formatStatus({ status, total })}
    </Pill>
  );
}
