import { type ActingAgent, entryOf, insertEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';

const logged = insertEntry({
  entry: '$3',
  from: 'released',
  known: {
    subject_kind: `case when released.payload ->> 'declarationId' is null then 'agent' else 'declaration' end`,
    subject_id: `coalesce(released.payload ->> 'declarationId', released.payload ->> 'agentId')`,
    details: `json_build_object('mail', released.composer)`,
  },
});

/** Has a mail that was given up tried again from the beginning, and says who asked; false when it is not there any more. */
export async function releaseMail(
  run: RunStatement,
  { messageId, by, at }: { readonly messageId: string; readonly by: ActingAgent; readonly at: Date },
): Promise<boolean> {
  const rows = await run({
    name: 'release-mail',
    text: `with released as (
        update mail_outbox set given_up = null, given_up_at = null, attempts = 0, next_attempt_at = $2
        where message_id = $1 and given_up is not null returning composer, payload
      ), logged as (${logged})
      select composer from released`,
    values: [messageId, at, entryOf(by, { action: 'mail-sent-again' })],
  });
  return rows.length === 1;
}
