import type { DeclarationMail } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';
import { maskAddress } from '../../../platform/mail/mask-address';
import { mailComposers } from '../../declaration/storage/mail-composers';

const kinds: Readonly<Record<string, DeclarationMail['kind']>> = {
  [mailComposers.submission]: 'submission',
  [mailComposers.receipt]: 'receipt',
  [mailComposers.cancellation]: 'cancellation',
  [mailComposers.decision]: 'decision',
  [mailComposers.correction]: 'correction',
};

interface MailRow {
  readonly composer: string;
  readonly recipient: string;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly is_given_up: boolean;
}

/** The mails about a declaration that the outbox still holds, newest first. */
export async function readMails(run: RunStatement, declarationId: string): Promise<DeclarationMail[]> {
  const rows = await run<MailRow>({
    name: 'read-declaration-mails',
    text: `select composer, recipient, created_at, sent_at, given_up is not null as is_given_up from mail_outbox
      where payload ->> 'declarationId' = $1::text order by created_at desc, message_id`,
    values: [declarationId],
  });
  return rows.map(({ composer, recipient, created_at, sent_at, is_given_up }) => ({
    kind: kinds[composer] ?? 'submission',
    to: maskAddress(recipient),
    askedAt: created_at.toISOString(),
    ...(sent_at === null ? {} : { sentAt: sent_at.toISOString() }),
    ...(is_given_up ? { isGivenUp: true } : {}),
  }));
}
