import { retentionTerms } from '@retour/contract';
import type { RunStatement } from '../database/database';
import { deletionRule } from '../retention/retention-rule';

/** A mail whose turn has come, held by this process until `leaseMs` is over. */
export interface QueuedMail {
  readonly messageId: string;
  readonly composer: string;
  readonly recipient: string;
  readonly payload: unknown;
  /** This attempt included. */
  readonly attempts: number;
}

interface QueuedRow {
  readonly message_id: string;
  readonly composer: string;
  readonly recipient: string;
  readonly payload: unknown;
  readonly attempts: number;
}

/** Takes the next mail due for this process alone, those that somebody waits for first; should the process die, it comes back when the lease is over. */
export async function takeMail(
  run: RunStatement,
  { now, leaseMs }: { readonly now: Date; readonly leaseMs: number },
): Promise<QueuedMail | null> {
  const [row] = await run<QueuedRow>({
    name: 'take-mail',
    text: `update mail_outbox set attempts = attempts + 1, next_attempt_at = $2
      where message_id = (
        select message_id from mail_outbox where sent_at is null and given_up is null and next_attempt_at <= $1
        order by is_awaited desc, next_attempt_at limit 1 for update skip locked
      )
      returning message_id, composer, recipient, payload, attempts`,
    values: [now, new Date(now.getTime() + leaseMs)],
  });
  if (row === undefined) return null;
  const { message_id: messageId, ...mail } = row;
  return { messageId, ...mail };
}

/** Remembers that a mail left; its row is kept for the sheet until it is cleaned away. */
export async function markSent(run: RunStatement, messageId: string, at: Date): Promise<void> {
  await run({
    name: 'mark-mail-sent',
    text: `update mail_outbox set sent_at = $2, last_error = null where message_id = $1`,
    values: [messageId, at],
  });
}

/** Remembers that nothing was left to say in a mail, or nobody to say it to: it is over, and was not sent. */
export async function dropMail(run: RunStatement, messageId: string, at: Date): Promise<void> {
  await run({
    name: 'drop-mail',
    text: `update mail_outbox set sent_at = $2, is_dropped = true, last_error = null where message_id = $1`,
    values: [messageId, at],
  });
}

/** Gives a mail the address that is right since, whatever then becomes of it. */
export async function readdressMail(run: RunStatement, messageId: string, recipient: string): Promise<void> {
  await run({
    name: 'readdress-mail',
    text: `update mail_outbox set recipient = $2 where message_id = $1`,
    values: [messageId, recipient],
  });
}

/** Keeps a mail for later; `reason` is a code, never a text that may quote people. */
export async function postponeMail(
  run: RunStatement,
  messageId: string,
  { until, reason }: { readonly until: Date; readonly reason: string },
): Promise<void> {
  await run({
    name: 'postpone-mail',
    text: 'update mail_outbox set next_attempt_at = $2, last_error = $3 where message_id = $1',
    values: [messageId, until, reason],
  });
}

/**
 * `refused`: the server of the address said that it never takes it. `dead`: it was tried too often. `held`: it waited in a
 * backup that was restored, and may have left since.
 */
export type GivenUp = 'refused' | 'dead' | 'held';

/** Tries a mail no more, until somebody asks for it; `reason` as for `postponeMail`. */
export async function giveUpMail(
  run: RunStatement,
  messageId: string,
  { how, at, reason }: { readonly how: GivenUp; readonly at: Date; readonly reason: string },
): Promise<void> {
  await run({
    name: 'give-up-mail',
    text: `update mail_outbox set given_up = $2, given_up_at = $3, last_error = $4
      where message_id = $1 and sent_at is null`,
    values: [messageId, how, at, reason],
  });
}

/** Holds every mail that waits until somebody asks for it; gives how many they are. */
export async function holdMails(run: RunStatement, at: Date): Promise<number> {
  const held = await run({
    name: 'hold-mails',
    text: `update mail_outbox set given_up = 'held', given_up_at = $1
      where sent_at is null and given_up is null returning message_id`,
    values: [at],
  });
  return held.length;
}

/** Mails that left, were dropped or left alone, and those that never did, are forgotten. */
export const outboxRules = [
  deletionRule({
    name: 'sent-mails',
    days: retentionTerms.sentMails,
    table: 'mail_outbox',
    among: 'sent_at is not null',
    isDue: 'sent_at < $1',
  }),
  deletionRule({
    name: 'unsent-mails',
    days: retentionTerms.unsentMails,
    table: 'mail_outbox',
    among: 'sent_at is null',
    isDue: 'created_at < $1',
  }),
];
