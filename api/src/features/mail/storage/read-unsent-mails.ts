import type { UnsentMails } from '@retour/contract';
import { formatPublicId } from '@retour/core';
import { type ActingAgent, entryOf, insertListEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { maskAddress } from '../../../platform/mail/mask-address';
import type { GivenUp } from '../../../platform/mail/outbox';
import { troubleOf } from './trouble-of';

const maxMails = 200;

interface UnsentRow {
  readonly message_id: string;
  readonly composer: string;
  readonly recipient: string;
  readonly created_at: Date;
  readonly given_up: GivenUp;
  readonly given_up_at: Date;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly public_id: string | null;
  readonly total: number;
}

const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

const text = `
with shown as materialized (
  select message_id, composer, recipient, payload ->> 'declarationId' as declaration_id, created_at, given_up, given_up_at,
    attempts, last_error, count(*) over ()::int as total
  from mail_outbox where given_up is not null and sent_at is null
  order by given_up_at desc, message_id limit ${maxMails}
), logged as (${insertListEntry({ entry: '$1', shown: 'shown' })})
select shown.*, declaration.public_id
from shown left join declaration
  on declaration.id = case when shown.declaration_id ~ '${uuid}' then shown.declaration_id::uuid end
order by shown.given_up_at desc, shown.message_id`;

/** The mails that nobody tries to send any more, the last ones given up first; logged by the statement that reads them. */
export async function readUnsentMails(run: RunStatement, by: ActingAgent): Promise<UnsentMails> {
  const rows = await run<UnsentRow>({
    name: 'read-unsent-mails',
    text,
    values: [entryOf(by, { action: 'unsent-mails-listed' })],
  });
  return {
    total: rows[0]?.total ?? 0,
    mails: rows.map((row) => ({
      id: row.message_id,
      name: row.composer,
      to: maskAddress(row.recipient),
      askedAt: row.created_at.toISOString(),
      givenUpAt: row.given_up_at.toISOString(),
      tries: row.attempts,
      trouble: troubleOf(row.given_up, row.last_error ?? ''),
      codes: row.last_error ?? '',
      ...(row.public_id === null ? {} : { publicId: formatPublicId(row.public_id) }),
    })),
  };
}
