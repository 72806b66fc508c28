import { retentionTerms } from '@retour/contract';
import { type ActingAgent, entryOf } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { loggedMailAct } from './logged-mail-act';

/**
 * Ends a mail that was given up, and says who did; false when it is not there any more. What stopped it stays written: the sheet
 * of its declaration still says that it could not be sent. It is over early enough to be erased when it would have been.
 */
export async function dropGivenUp(
  run: RunStatement,
  { messageId, by, at }: { readonly messageId: string; readonly by: ActingAgent; readonly at: Date },
): Promise<boolean> {
  const rows = await run({
    name: 'drop-given-up-mail',
    text: `with dropped as (
        update mail_outbox set is_dropped = true,
          sent_at = least($2::timestamptz, created_at + interval '${retentionTerms.unsentMails - retentionTerms.sentMails} days')
        where message_id = $1 and given_up is not null and sent_at is null returning composer, payload
      ), logged as (${loggedMailAct('$3', 'dropped')})
      select composer from dropped`,
    values: [messageId, at, entryOf(by, { action: 'mail-dropped' })],
  });
  return rows.length === 1;
}
