import { hourMs } from '@retour/contract';
import type { RunStatement } from '../../platform/database/database';
import { agentsOnly } from '../../platform/http/access';
import { ProblemError } from '../../platform/http/problem-error';
import { type ContactMessage, messagesPerHour, queueContactMails } from './storage/queue-contact-mails';

export interface ContactContext {
  readonly run: RunStatement;
  readonly now: () => Date;
  /** Domain of the Message-ID of mails. */
  readonly mailDomain: string;
  /** Where messages to the support go. */
  readonly supportEmail: string;
}

function tooManyMessages(firstAt: Date, now: Date): ProblemError {
  const seconds = Math.max(1, Math.ceil((firstAt.getTime() + hourMs - now.getTime()) / 1_000));
  return new ProblemError(
    {
      code: 'too-many-messages',
      status: 429,
      title: 'Trop de messages',
      detail: `Vous avez envoyé ${messagesPerHour} messages en une heure. Attendez un moment avant d’en envoyer un autre.`,
    },
    { headers: { 'retry-after': String(seconds) } },
  );
}

/** Queues a message for the support and its copy for the author. Throws a 429 when the author sends too many. */
export async function sendContactMessage(
  { run, now, mailDomain, supportEmail }: ContactContext,
  message: ContactMessage,
): Promise<void> {
  const at = now();
  const recent = await queueContactMails(run, { ...message, at, mailDomain, supportEmail });
  if (recent === undefined) throw agentsOnly();
  if (recent.sent >= messagesPerHour) throw tooManyMessages(recent.first_at ?? at, at);
}
