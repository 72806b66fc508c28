import type { DeclarationMail } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';
import { mailComposers } from '../../declaration/storage/mail-composers';

const kinds: Readonly<Record<string, DeclarationMail['kind']>> = {
  [mailComposers.submission]: 'submission',
  [mailComposers.receipt]: 'receipt',
  [mailComposers.cancellation]: 'cancellation',
};

interface MailRow {
  readonly composer: string;
  readonly recipient: string;
  readonly created_at: Date;
  readonly sent_at: Date | null;
}

/** « e…@exemple.fr ». */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${Array.from(address)[0] ?? ''}…${address.slice(at)}`;
}

/** The mails about a declaration that the outbox still holds, newest first. */
export async function readMails(run: RunStatement, declarationId: string): Promise<DeclarationMail[]> {
  const rows = await run<MailRow>({
    name: 'read-declaration-mails',
    text: `select composer, recipient, created_at, sent_at from mail_outbox
      where payload ->> 'declarationId' = $1::text order by created_at desc, message_id`,
    values: [declarationId],
  });
  return rows.map(({ composer, recipient, created_at, sent_at }) => ({
    kind: kinds[composer] ?? 'submission',
    to: maskAddress(recipient),
    askedAt: created_at.toISOString(),
    ...(sent_at === null ? {} : { sentAt: sent_at.toISOString() }),
  }));
}
