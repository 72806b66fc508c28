import { emailKey } from '../../storage/agent-store';
import { type MailingStore, mailFrom } from './queue-mail';

export interface AccountAsk {
  /** Of the account, if it is made. */
  readonly id: string;
  readonly email: string;
}

const place = { domain: '$5', at: '$4' } as const;

const text = `
with known as (
  select id as agent_id, email as recipient from agent
  where kind = 'local' and email_key = $3 and status <> 'unverified'
), asked as (
  insert into agent (id, kind, email, email_key, first_name, last_name, status, created_at)
  values ($1, 'local', $2, $3, '', '', 'unverified', $4::timestamptz)
  on conflict (email_key) where kind = 'local'
    do update set first_name = '', last_name = '', created_at = excluded.created_at where agent.status = 'unverified'
  returning id, email
), credential as (
  insert into local_account (agent_id, password_changed_at) select id, $4::timestamptz from asked
  on conflict (agent_id) do nothing
), validation as (
  ${mailFrom('account-validation', 'select id as agent_id, email as recipient from asked', place)}
)
${mailFrom('account-known', 'select * from known', place)}`;

/**
 * Makes an account whose address is to be proved, with the mail that asks for it; one that waits for its proof already
 * is as if it were asked for now, and sends another link. It has no name before: anybody may ask. The owner of any other account is written to, and nothing changes without them.
 */
export async function askAccount(
  { run, now, mailDomain }: MailingStore,
  { id, email }: AccountAsk,
): Promise<void> {
  await run({
    name: 'ask-account',
    text,
    values: [id, email, emailKey(email), now(), mailDomain],
  });
}
