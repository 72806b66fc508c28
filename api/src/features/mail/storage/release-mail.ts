import { type ActingAgent, entryOf } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { loggedMailAct } from './logged-mail-act';

/** Has a mail that was given up tried again from the beginning, and says who asked; false when it is not there any more. */
export async function releaseMail(
  run: RunStatement,
  { messageId, by, at }: { readonly messageId: string; readonly by: ActingAgent; readonly at: Date },
): Promise<boolean> {
  const rows = await run({
    name: 'release-mail',
    text: `with released as (
        update mail_outbox set given_up = null, given_up_at = null, attempts = 0, next_attempt_at = $2
        where message_id = $1 and given_up is not null and sent_at is null returning composer, payload
      ), logged as (${loggedMailAct('$3', 'released')})
      select composer from released`,
    values: [messageId, at, entryOf(by, { action: 'mail-sent-again' })],
  });
  return rows.length === 1;
}
