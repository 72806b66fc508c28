import { type DeclarationStatus, formatStatus, isClosedWithoutPayment, phrase } from '@retour/core';
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

/** The same of a version that another one took the place of. */
const pastStatusWords: Readonly<Record<DeclarationStatus, string>> = {
  draft: 'était un brouillon',
  submitted: phrase`était à valider`,
  validated: 'était validée',
  refused: 'était refusée',
  paid: 'était payée',
  cancelled: 'était annulée',
  abandoned: 'était abandonnée',
  're-exported': 'était réexportée',
  seized: 'était saisie',
};

function pastStatus(status: DeclarationStatus, total: number): string {
  return isClosedWithoutPayment(status, total) ? 'était close' : pastStatusWords[status];
}

/** Where a declaration stands, by its colour, its icon and its word. */
export function StatusPill({
  status,
  total,
  isPast = false,
}: {
  readonly status: DeclarationStatus;
  /** In euros: what was settled with nothing to pay is not said to be paid. */
  readonly total: number;
  /** Of a version that another one took the place of: it waits for nothing. */
  readonly isPast?: boolean | undefined;
}): ReactNode {
  const { tone, icon } = statusLooks[status];
  return (
    <Pill tone={isPast ? 'neutral' : tone} icon={icon}>
      {isPast ? pastStatus(status, total) : formatStatus({ status, total })}
    </Pill>
  );
}
