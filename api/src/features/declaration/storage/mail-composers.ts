import type { MailName } from '@retour/contract';

/** Names of the mails about a declaration, in the outbox. */
export const mailComposers = {
  submission: 'declaration-submitted',
  receipt: 'declaration-receipt',
  cancellation: 'declaration-cancelled',
  decision: 'declaration-decided',
  correction: 'declaration-corrected',
} as const satisfies Readonly<Record<string, MailName>>;
