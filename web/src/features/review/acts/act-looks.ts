import type { DeclarationStatus } from '@retour/core';
import { Check, CircleX, Send, Undo2, Wallet } from 'lucide-react';
import type { ButtonVariant, Icon } from '../../../ui';
import { actText } from '../text/act-text';

interface Look {
  readonly label: string;
  readonly icon: Icon;
  readonly variant: ButtonVariant;
  /** The key that presses it. */
  readonly shortcut?: string;
}

/** Those that have a button each, the act that goes forward first; the other outcomes share one. */
export const actOrder = ['submitted', 'validated', 'paid', 'refused', 'cancelled'] as const;
export type ActStatus = (typeof actOrder)[number];
/** Where what waits may be settled at once, that comes first. */
export const actOrderAtOnce: readonly ActStatus[] = ['paid', 'validated', 'refused', 'cancelled'];

export const actLooks: Readonly<Record<ActStatus, Look>> = {
  submitted: { label: actText.submit, icon: Send, variant: 'primary' },
  validated: { label: actText.validate, icon: Check, variant: 'primary', shortcut: 'v' },
  paid: { label: actText.pay, icon: Wallet, variant: 'primary', shortcut: 'p' },
  refused: { label: actText.refuse, icon: CircleX, variant: 'secondary', shortcut: 'r' },
  cancelled: { label: actText.cancel, icon: Undo2, variant: 'quiet' },
};

/** Acts that take the amount as it is, and mean that the goods are known: closed while the name of one raises a question. */
export const acceptances = ['validated', 'paid'] as const satisfies readonly ActStatus[];
export type Acceptance = (typeof acceptances)[number];

export function isAcceptance(to: DeclarationStatus): to is Acceptance {
  return acceptances.some((one) => one === to);
}
