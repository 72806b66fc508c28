import { emailKey } from '../../storage/agent-store';
import { type MailingStore, mailFrom } from './queue-mail';

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

const text = `
with created as (
  insert into agent (id, kind, email, email_key, first_name, last_name, status, created_at)
  values ($1, 'local', $2::text, $3, $4, $5, 'unverified', $7::timestamptz)
  on conflict (email_key) where kind = 'local' do nothing
  returning id
), credential as (
  insert into local_account (agent_id, password_hash, password_changed_at) select id, $6, $7::timestamptz from created
)
${mailFrom('account-validation', 'select id as agent_id, $2::text as recipient from created', { domain: '$8', at: '$7' })}`;

/** An account whose address is to be proved, with the mail that asks for it; nothing when another call was faster. */
export async function createAccount(
  { run, now, mailDomain }: MailingStore,
  { id, email, firstName, lastName, passwordHash }: NewAccount,
): Promise<void> {
  await run({
    name: 'create-account',
    text,
    values: [id, email, emailKey(email), firstName, lastName, passwordHash, now(), mailDomain],
  });
}

const contestText = `
with contested as (
  update local_account l set password_hash = null
  from agent a where a.id = l.agent_id and a.id = $1 and a.status = 'unverified' returning a.id
), named as (
  update agent set first_name = $2, last_name = $3 where id in (select id from contested)
)
${mailFrom('account-validation', 'select id as agent_id, $4::text as recipient from contested', { domain: '$6', at: '$5' })}`;

/** Two people claim an address that nobody proved: neither's password will do, its owner chooses one by mail. */
export async function contestAccount(
  { run, now, mailDomain }: MailingStore,
  claim: Pick<NewAccount, 'id' | 'email' | 'firstName' | 'lastName'>,
): Promise<void> {
  await run({
    name: 'contest-account',
    text: contestText,
    values: [claim.id, claim.firstName, claim.lastName, claim.email, now(), mailDomain],
  });
}
