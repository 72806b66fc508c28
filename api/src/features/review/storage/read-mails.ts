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
  readonly given_up: GivenUp | null;
}

/** The mails about a declaration that the outbox still holds, newest first. */
export async function readMails(run: RunStatement, declarationId: string): Promise<DeclarationMail[]> {
  const rows = await run<MailRow>({
    name: 'read-declaration-mails',
    text: `select composer, recipient, created_at, sent_at, given_up from mail_outbox
      where payload ->> 'declarationId' = $1::text order by created_at desc, message_id`,
    values: [declarationId],
  });
  return rows.flatMap(({ composer, recipient, created_at, sent_at, given_up }) => {
    const kind = kinds.get(composer);
    if (kind === undefined) return [];
    return {
      kind,
      to: maskAddress(recipient),
      askedAt: created_at.toISOString(),
      ...(sent_at === null ? {} : { sentAt: sent_at.toISOString() }),
      ...(given_up === 'held' ? { isHeld: true } : given_up === null ? {} : { isGivenUp: true }),
    };
  });
}
