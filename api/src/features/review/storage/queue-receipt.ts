import { minuteMs } from '@retour/contract';
import { type ActingAgent, entryOf, insertEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { mailComposers } from '../../declaration/storage/mail-composers';

/** Between two receipts of one declaration. */
export const receiptPauseMs = 5 * minuteMs;

interface Receipt {
  readonly declarationId: string;
  readonly recipient: string;
  readonly at: Date;
  readonly mailDomain: string;
  readonly by: ActingAgent | null;
}

/** Of a receipt that left, or will: nothing keeps who asks again from replacing one that did not. */
const isOnItsWay = 'given_up is null and not is_dropped';

/** Puts a receipt in the outbox, unless one that is on its way was put there within the pause; gives whether it did. */
export async function queueReceipt(
  run: RunStatement,
  { declarationId, recipient, at, mailDomain, by }: Receipt,
): Promise<boolean> {
  // Two agents who ask within the same window get one mail: both compute the same message id. Every one that was queued before makes another.
  const window = Math.floor(at.getTime() / receiptPauseMs);
  const rows = await run({
    name: 'queue-receipt',
    text: `with kept as (
      select ${isOnItsWay} and created_at > $7::timestamptz as is_on_its_way from mail_outbox
        where payload ->> 'declarationId' = $6::text and composer = $2::text
      ), queued as (
      insert into mail_outbox (message_id, composer, recipient, payload, next_attempt_at, created_at)
      select format($1::text, (select count(*) from kept)), $2::text, $3::text, $4::json, $5::timestamptz, $5::timestamptz
      where not exists (select from kept where is_on_its_way)
      on conflict (message_id) do nothing
      returning message_id
      ), logged as (${insertEntry({ entry: '$8', from: 'queued' })})
      select message_id from queued`,
    values: [
      `<recu-${declarationId}-${window}-%s@${mailDomain}>`,
      mailComposers.receipt,
      recipient,
      JSON.stringify({ declarationId }),
      at,
      declarationId,
      new Date(at.getTime() - receiptPauseMs),
      entryOf(by, { action: 'receipt-sent', subject: { kind: 'declaration', id: declarationId } }),
    ],
  });
  return rows.length === 1;
}
