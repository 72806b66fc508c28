import type { RunStatement } from '../database/database';
import { isPermanent, reasonOf } from './failed-attempt';
import type { MailComposers, SendMail } from './mail';
import {
  dropMail,
  type GivenUp,
  giveUpMail,
  markSent,
  postponeMail,
  type QueuedMail,
  readdressMail,
  takeMail,
} from './outbox';
import { retryDelayMs } from './retry-delay';

export interface MailFailure {
  readonly composer: string;
  readonly attempts: number;
  readonly reason: string;
  readonly outcome: 'postponed' | Exclude<GivenUp, 'held'>;
}

export interface MailDelivery {
  readonly run: RunStatement;
  readonly composers: MailComposers;
  readonly send: SendMail;
  readonly now: () => Date;
  /** Told of each attempt that failed, with a code and without anyone's data. */
  readonly onFailure: (failure: MailFailure) => void;
  /** Conversations with the server at the same time; one when not given. */
  readonly atOnce?: number;
  /** After so many, the mail is left to supervisors; some four days when not given. */
  readonly maxAttempts?: number;
  /** Whether the process is to leave what it has not begun. */
  readonly isStopping?: () => boolean;
}

/** Longer than the longest conversation with an SMTP server. */
const leaseMs = 120_000;
/** An hour and a half of waits that double, then one each hour: four days (RFC 5321, 4.5.4.1: at least four or five). */
const usualMaxAttempts = 105;

async function deliver({ run, composers, send, now }: MailDelivery, mail: QueuedMail): Promise<void> {
  const compose = composers[mail.composer];
  if (compose === undefined) throw new TypeError('no composer of that name');
  const { messageId, payload, recipient } = mail;
  const content = await compose(payload, recipient);
  if (content === null) return dropMail(run, messageId, now());
  const { to = recipient } = content;
  if (to !== recipient) await readdressMail(run, messageId, to);
  await send({ ...content, to, messageId });
  await markSent(run, messageId, now());
}

async function fail(
  { run, now, onFailure, maxAttempts = usualMaxAttempts }: MailDelivery,
  { messageId, composer, attempts }: QueuedMail,
  error: unknown,
): Promise<void> {
  const reason = reasonOf(error);
  const how = isPermanent(error) ? 'refused' : attempts >= maxAttempts ? 'dead' : null;
  if (how === null) {
    const until = new Date(now().getTime() + retryDelayMs(attempts));
    await postponeMail(run, messageId, { until, reason });
  } else {
    await giveUpMail(run, messageId, { how, at: now(), reason });
  }
  onFailure({ composer, attempts, reason, outcome: how ?? 'postponed' });
}

async function deliverOneByOne(delivery: MailDelivery): Promise<void> {
  const { run, now, isStopping = () => false } = delivery;
  while (!isStopping()) {
    const mail = await takeMail(run, { now: now(), leaseMs });
    if (mail === null) return;
    await deliver(delivery, mail).catch((error: unknown) => fail(delivery, mail, error));
  }
}

/**
 * Sends every mail that is due, several at once. A failure postpones that mail, or gives it up, and never loses it.
 * A process that stops finishes those that it talks of with the server, and leaves the others to the next one.
 */
export async function deliverMails(delivery: MailDelivery): Promise<void> {
  const lanes = Array.from({ length: delivery.atOnce ?? 1 }, () => deliverOneByOne(delivery));
  const ended = await Promise.allSettled(lanes);
  const failed = ended.find((lane) => lane.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
