import { holdAccount } from './hold-account';
import { useLink } from './links';
import { type MailingStore, mailFrom } from './queue-mail';

const passwordChangedMail = mailFrom(
  'password-changed',
  'select a.id as agent_id, a.email as recipient from changed join agent a on a.id = changed.agent_id',
  { domain: '$4', at: '$2' },
);

const resetText = `
with ${useLink('password')}, changed as (
  update local_account set password_hash = $3, password_changed_at = $2::timestamptz
  where agent_id in (select agent_id from used) returning agent_id
), ended as (
  update agent_session set ended_at = $2::timestamptz, end_reason = 'closed', id_token = null
  where agent_id in (select agent_id from used) and ended_at is null
), forgotten as (
  delete from known_device where agent_id in (select agent_id from used)
), mail as (${passwordChangedMail})
select agent_id from changed`;

/**
 * Puts a password in place with a link, once; ends every session. Gives the agent, null when the link is worth nothing, or
 * was overtaken.
 */
export async function resetPasswordWithLink(
  { run, now, mailDomain }: MailingStore,
  { tokenHash, passwordHash }: { readonly tokenHash: string; readonly passwordHash: string },
): Promise<string | null> {
  const [row] = await run<{ agent_id: string }>({
    name: 'reset-password',
    text: resetText,
    values: [tokenHash, now(), passwordHash, mailDomain],
  });
  return row?.agent_id ?? null;
}

const changeText = `
with ${holdAccount('id = $1')}, changed as (
  update local_account set password_hash = $3, password_changed_at = $2::timestamptz
  where agent_id in (select id from owner) and password_hash = $6 returning agent_id
), ended as (
  update agent_session set ended_at = $2::timestamptz, end_reason = 'closed', id_token = null
  where agent_id in (select agent_id from changed) and ended_at is null and id <> $5
), links as (
  delete from account_link where agent_id in (select agent_id from changed)
), forgotten as (
  delete from known_device where agent_id in (select agent_id from changed) and token_hash is distinct from $7::text
), mail as (${passwordChangedMail})
select agent_id from changed`;

export interface PasswordReplacement {
  readonly agentId: string;
  /** The one session that goes on. */
  readonly sessionId: string;
  readonly from: string;
  readonly to: string;
  /** The one browser that stays known. */
  readonly deviceHash: string | null;
}

/** Puts a password in the place of another; ends the other sessions. False when another change came first, whatever it was. */
export async function replacePassword(
  { run, now, mailDomain }: MailingStore,
  { agentId, sessionId, from, to, deviceHash }: PasswordReplacement,
): Promise<boolean> {
  const rows = await run({
    name: 'replace-password',
    text: changeText,
    values: [agentId, now(), to, mailDomain, sessionId, from, deviceHash],
  });
  return rows.length === 1;
}
