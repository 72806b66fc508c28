import type { RunStatement } from '../database/database';
import type { MailComposers, SendMail } from './mail';
import { markSent, postponeMail, type QueuedMail, takeMail } from './outbox';
import { retryDelayMs } from './retry-delay';

export interface MailDelivery {
  readonly run: RunStatement;
  readonly composers: MailComposers;
  readonly send: SendMail;
  readonly now: () => Date;
  /** Told of each attempt that failed, with a code and without anyone's data. */
  readonly onDelay: (delay: {
    readonly composer: string;
    readonly attempts: number;
    readonly reason: string;
  }) => void;
}

/** Longer than the longest conversation with an SMTP server. */
const leaseMs = 120_000;

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || error.name;
}

async function deliver({ run, composers, send, now }: MailDelivery, mail: QueuedMail): Promise<void> {
  const compose = composers[mail.composer];
  if (compose === undefined) throw new TypeError('no composer of that name');
  const content = await compose(mail.payload);
  if (content !== null) await send({ ...content, to: mail.recipient, messageId: mail.messageId });
  await markSent(run, mail.messageId, now());
}

/** Sends every mail that is due. A failure postpones that mail and never loses it. */
export async function deliverMails(delivery: MailDelivery): Promise<void> {
  const { run, now, onDelay } = delivery;
  for (;;) {
    const mail = await takeMail(run, { now: now(), leaseMs });
    if (mail === null) return;
    try {
      await deliver(delivery, mail);
    } catch (error) {
      const reason = reasonOf(error);
      const until = new Date(now().getTime() + retryDelayMs(mail.attempts));
      await postponeMail(run, mail.messageId, { until, reason });
      onDelay({ composer: mail.composer, attempts: mail.attempts, reason });
    }
  }
}
