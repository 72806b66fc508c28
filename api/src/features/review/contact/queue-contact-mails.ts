import { createHash } from 'node:crypto';
import type { RunStatement } from '../../../platform/database/database';
import { ProblemError } from '../../../platform/http/problem-error';
import { agentsOnly } from '../../../platform/require-agent';
import { contactComposers } from './contact-mails';

export interface ContactContext {
  readonly run: RunStatement;
  readonly now: () => Date;
  readonly mailDomain: string;
  readonly supportEmail: string;
}

export interface ContactMessage {
  readonly agentId: string;
  readonly subject: string;
  readonly message: string;
}

/** Messages that an agent may send in an hour. Counted in the outbox: it holds over restarts and processes. */
const messagesPerHour = 10;
const hourMs = 3_600_000;

/** The message and its copy, or nothing when there are too many: one statement. A message sent again is queued once. */
const text = `
with author as (
  select id::text as id, email, first_name || ' ' || last_name as name from agent where id::text = $1
), recent as (
  select count(*)::int as sent, min(created_at) as first_at from mail_outbox
  where composer = '${contactComposers.support}' and payload ->> 'agentId' = $1 and created_at > $2::timestamptz
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

/** Tells a message sent again within the hour, its answer lost, from another one. */
function messageKey({ agentId, subject, message }: ContactMessage, at: Date): string {
  const hour = Math.floor(at.getTime() / hourMs);
  return createHash('sha256')
    .update(JSON.stringify([agentId, subject, message, hour]))
    .digest('base64url');
}

/** Queues a message for the support and its copy for the author. Throws a 429 when the author sends too many. */
export async function queueContactMails(context: ContactContext, message: ContactMessage): Promise<void> {
  const at = context.now();
  const [queued] = await context.run<{ readonly sent: number; readonly first_at: Date | null }>({
    name: 'queue-contact-mails',
    text,
    values: [
      message.agentId,
      new Date(at.getTime() - hourMs),
      at,
      message.subject,
      message.message,
      messageKey(message, at),
      context.mailDomain,
      context.supportEmail,
    ],
  });
  if (queued === undefined) throw agentsOnly();
  if (queued.sent >= messagesPerHour) throw tooManyMessages(queued.first_at ?? at, at);
}
