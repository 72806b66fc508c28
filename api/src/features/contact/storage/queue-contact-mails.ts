import { createHash } from 'node:crypto';
import { hourMs } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';
import { contactComposers } from './contact-composers';

export interface ContactMessage {
  readonly agentId: string;
  readonly subject: string;
  readonly message: string;
  readonly messageId?: string | undefined;
}

export interface QueuedContact extends ContactMessage {
  readonly at: Date;
  /** Domain of the Message-ID of mails. */
  readonly mailDomain: string;
  readonly supportEmail: string;
}

/** How many other messages the author sent within the hour before this one, and when the first of them. */
export interface RecentMessages {
  readonly sent: number;
  readonly first_at: Date | null;
}

/** Messages that an agent may send in an hour. Counted in the outbox: it holds over restarts and processes. */
export const messagesPerHour = 10;

/** The message and its copy, or nothing when there are too many: one statement. A message sent again is queued once. */
const text = `
with author as (
  select id::text as id, email, first_name || ' ' || last_name as name from agent where id::text = $1
), recent as (
  select count(*)::int as sent, min(created_at) as first_at from mail_outbox
  where composer = '${contactComposers.support}' and payload ->> 'agentId' = $1 and created_at > $2::timestamptz
    and message_id <> '<' || $6::text || '@' || $7::text || '>'
), queued as (
  insert into mail_outbox (message_id, composer, recipient, payload, next_attempt_at, created_at)
  select message_id, composer, coalesce(recipient, email),
    json_build_object('agentId', id, 'name', name, 'email', email, 'subject', $4::text, 'message', $5::text),
    $3::timestamptz, $3::timestamptz
  from author, recent, (values
    ('<' || $6::text || '@' || $7::text || '>', '${contactComposers.support}', $8::text),
    ('<copie-' || $6::text || '@' || $7::text || '>', '${contactComposers.copy}', null)
  ) as mails (message_id, composer, recipient)
  where sent < ${messagesPerHour}
  on conflict (message_id) do nothing
)
select sent, first_at from author, recent`;

/**
 * Tells a message sent again, its answer lost, from another one: by what its page calls it, or by the hour for a page of before.
 * Its words count too: what was changed since is another message.
 */
function messageKey({ agentId, subject, message, messageId }: ContactMessage, at: Date): string {
  return createHash('sha256')
    .update(JSON.stringify([agentId, subject, message, messageId ?? Math.floor(at.getTime() / hourMs)]))
    .digest('base64url');
}

/** Queues a message and its copy unless its author sent too many; undefined when there is no such agent. */
export async function queueContactMails(
  run: RunStatement,
  queued: QueuedContact,
): Promise<RecentMessages | undefined> {
  const { agentId, subject, message, at, mailDomain, supportEmail } = queued;
  const [recent] = await run<RecentMessages>({
    name: 'queue-contact-mails',
    text,
    values: [
      agentId,
      new Date(at.getTime() - hourMs),
      at,
      subject,
      message,
      messageKey(queued, at),
      mailDomain,
      supportEmail,
    ],
  });
  return recent;
}
