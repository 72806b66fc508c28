import { type DeclarationMail, declarationMailKinds } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';
import { maskAddress } from '../../../platform/mail/mask-address';
import type { GivenUp } from '../../../platform/mail/outbox';
import { mailComposers } from '../../declaration/storage/mail-composers';

const kinds = new Map<string, DeclarationMail['kind']>(
  declarationMailKinds.map((kind) => [mailComposers[kind], kind]),
);

interface MailRow {
  readonly composer: string;
  readonly recipient: string;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly is_dropped: boolean;
  readonly given_up: GivenUp | null;
}

/** What became of a mail; nothing while it waits. */
function fateOf({
  sent_at,
  is_dropped,
  given_up,
}: MailRow): Pick<DeclarationMail, 'sentAt' | 'isDropped' | 'isHeld' | 'isGivenUp'> {
  // A supervisor who leaves one alone changes nothing of what stopped it.
  if (given_up !== null) return given_up === 'held' ? { isHeld: true } : { isGivenUp: true };
  if (is_dropped) return { isDropped: true };
  return sent_at === null ? {} : { sentAt: sent_at.toISOString() };
}

/** The mails about a declaration that the outbox still holds, newest first. */
export async function readMails(run: RunStatement, declarationId: string): Promise<DeclarationMail[]> {
  const rows = await run<MailRow>({
    name: 'read-declaration-mails',
    text: `select composer, recipient, created_at, sent_at, is_dropped, given_up from mail_outbox
      where payload ->> 'declarationId' = $1::text order by created_at desc, message_id`,
    values: [declarationId],
  });
  return rows.flatMap((row) => {
    const kind = kinds.get(row.composer);
    if (kind === undefined) return [];
    const { recipient, created_at } = row;
    return { kind, to: maskAddress(recipient), askedAt: created_at.toISOString(), ...fateOf(row) };
  });
}
