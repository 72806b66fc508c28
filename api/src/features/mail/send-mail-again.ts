import type { UnsentMails } from '@retour/contract';
import type { ActingAgent } from '../../platform/access-log/log-entry';
import type { RunStatement } from '../../platform/database/database';
import { mailNotFound } from './problems';
import { readUnsentMails } from './storage/read-unsent-mails';
import { releaseMail } from './storage/release-mail';

export interface MailContext {
  readonly run: RunStatement;
  readonly now: () => Date;
}

/** Has a mail that did not leave tried again; gives those that are left. Throws a 404 when it is not among them. */
export async function sendMailAgain(
  { run, now }: MailContext,
  { messageId, by }: { readonly messageId: string; readonly by: ActingAgent },
): Promise<UnsentMails> {
  if (!(await releaseMail(run, { messageId, by, at: now() }))) throw mailNotFound();
  return readUnsentMails(run, by);
}
