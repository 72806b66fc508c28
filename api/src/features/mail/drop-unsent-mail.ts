import type { UnsentMails } from '@retour/contract';
import type { ActingAgent } from '../../platform/access-log/log-entry';
import { mailNotFound } from './problems';
import type { MailContext } from './send-mail-again';
import { dropGivenUp } from './storage/drop-given-up';
import { readUnsentMails } from './storage/read-unsent-mails';

/** Leaves alone a mail that nobody will ever receive; gives those that are left. Throws a 404 when it is not among them. */
export async function dropUnsentMail(
  { run, now }: MailContext,
  { messageId, by }: { readonly messageId: string; readonly by: ActingAgent },
): Promise<UnsentMails> {
  if (!(await dropGivenUp(run, { messageId, by, at: now() }))) throw mailNotFound();
  return readUnsentMails(run, by);
}
