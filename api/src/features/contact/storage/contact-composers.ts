import type { MailName } from '@retour/contract';

/** Names of the mails of a message, in the outbox: the message itself, and the copy that its author keeps. */
export const contactComposers = {
  support: 'contact-support',
  copy: 'contact-copy',
} as const satisfies Readonly<Record<string, MailName>>;
