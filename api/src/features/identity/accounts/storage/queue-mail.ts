import type { MailName } from '@retour/contract';
import type { RunStatement } from '../../../../platform/database/database';

/** The mails of accounts, by the name of whoever composes them when they leave. */
export const accountMails = [
  'account-validation',
  'account-known',
  'account-to-approve',
  'account-approved',
  'account-refused',
  'account-closed',
  'role-changed',
  'password-reset',
  'password-changed',
] as const satisfies readonly MailName[];
export type AccountMail = (typeof accountMails)[number];

/** Where accounts are written with the mails that tell of it. */
export interface MailingStore {
  readonly run: RunStatement;
  readonly now: () => Date;
  /** Domain of the Message-ID of mails. */
  readonly mailDomain: string;
}

/**
 * Writes a mail beside what it tells of, in the same statement. `source` gives rows of `recipient` and `agent_id`;
 * parameters: the domain of the Message-ID and the moment. What the mail carries is made when it leaves, but for what may have
 * changed again by then: `facts`, keys and values of a JSON object.
 */
export function mailFrom(
  composer: AccountMail,
  source: string,
  { domain, at, facts }: { readonly domain: string; readonly at: string; readonly facts?: string },
): string {
  return `insert into mail_outbox (message_id, composer, recipient, payload, next_attempt_at, created_at)
  select '<' || gen_random_uuid() || '@' || ${domain}::text || '>', '${composer}', recipient,
    json_build_object('agentId', agent_id, 'at', ${at}::timestamptz${facts === undefined ? '' : `, ${facts}`}), ${at}::timestamptz, ${at}::timestamptz
  from (${source}) as told`;
}
