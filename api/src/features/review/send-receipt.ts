import type { DeclarationMail } from '@retour/contract';
import { type Requester, readerOf } from '../declaration/access';
import type { DeclarationContext } from '../declaration/context';
import { readDeclaration } from '../declaration/read-declaration';
import {
  receiptAfterErasure,
  receiptBeforePayment,
  receiptJustSent,
  receiptWaiting,
  receiptWithoutAddress,
} from './problems';
import { queueReceipt, receiptPauseMs } from './storage/queue-receipt';
import { readMails } from './storage/read-mails';

/**
 * Sends the receipt of a paid declaration to its declarant once more. Throws a 409 before payment, after an erasure or without an address,
 * a 429 when one has just left, or is about to.
 */
export async function sendReceipt(
  { run, now, mailDomain }: DeclarationContext,
  reference: string,
  requester: Requester,
): Promise<DeclarationMail[]> {
  const { id, status, declarantEmail, anonymisedAt } = await readDeclaration(run, reference, requester);
  if (anonymisedAt !== undefined) throw receiptAfterErasure(status);
  if (status !== 'paid') throw receiptBeforePayment(status);
  if (declarantEmail === undefined) throw receiptWithoutAddress(status);
  const at = now();
  const by = readerOf(requester);
  if (!(await queueReceipt(run, { declarationId: id, recipient: declarantEmail, at, mailDomain, by }))) {
    const last = (await readMails(run, id)).find(({ kind }) => kind === 'receipt');
    throw (last?.sentAt === undefined ? receiptWaiting : receiptJustSent)(receiptPauseMs / 1_000);
  }
  return readMails(run, id);
}
