import type { DeclarationMail } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';
import type { Requester } from '../access';
import type { DeclarationContext } from '../context';
import { receiptBeforePayment, receiptJustSent, receiptWithoutAddress } from '../problems';
import { readDeclaration } from '../read-declaration';
import { mailComposers } from './declaration-mails';
import { readMails } from './read-mails';

/** Between two receipts of one declaration. */
const pauseMs = 300_000;

interface Receipt {
  readonly declarationId: string;
  readonly recipient: string;
  readonly at: Date;
  readonly mailDomain: string;
}

/** Puts a receipt in the outbox, unless one was put there within the pause; gives whether it did. */
async function queueReceipt(
  run: RunStatement,
  { declarationId, recipient, at, mailDomain }: Receipt,
): Promise<boolean> {
  // Two agents at the same instant name one mail.
  const window = Math.floor(at.getTime() / pauseMs);
  const rows = await run({
    name: 'queue-receipt',
    text: `insert into mail_outbox (message_id, composer, recipient, payload, next_attempt_at, created_at)
      select $1::text, $2::text, $3::text, $4::json, $5::timestamptz, $5::timestamptz
      where not exists (
        select from mail_outbox where payload ->> 'declarationId' = $6::text and composer = $2::text
          and created_at > $7::timestamptz
      )
      on conflict (message_id) do nothing
      returning message_id`,
    values: [
      `<recu-${declarationId}-${window}@${mailDomain}>`,
      mailComposers.receipt,
      recipient,
      JSON.stringify({ declarationId }),
      at,
      declarationId,
      new Date(at.getTime() - pauseMs),
    ],
  });
  return rows.length === 1;
}

/**
 * Sends the receipt of a paid declaration to its declarant once more. Throws a 409 before payment or without an address,
 * a 429 when one has just left.
 */
export async function sendReceipt(
  { run, now, mailDomain }: DeclarationContext,
  reference: string,
  requester: Requester,
): Promise<DeclarationMail[]> {
  const { id, status, declarantEmail, anonymisedAt } = await readDeclaration(run, reference, requester);
  if (status !== 'paid' || anonymisedAt !== undefined) throw receiptBeforePayment(status);
  if (declarantEmail === undefined) throw receiptWithoutAddress(status);
  const at = now();
  if (!(await queueReceipt(run, { declarationId: id, recipient: declarantEmail, at, mailDomain }))) {
    throw receiptJustSent(pauseMs / 1_000);
  }
  return readMails(run, id);
}
