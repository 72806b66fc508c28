import { useLink } from './links';
import { type MailingStore, mailFrom } from './queue-mail';

/** Supervisors told of an account to approve: those who came last. */
const maxApprovers = 10;

const text = `
with ${useLink('email')}, proved as (
  update agent set status = 'pending', validated_at = $2::timestamptz, first_name = $5, last_name = $6
  where id in (select agent_id from used) and status = 'unverified'
  returning id, email
), approvers as (
  select email from agent where status = 'active' and role = 'supervisor' and erased_at is null
  order by last_seen_at desc nulls last, created_at limit ${maxApprovers}
), credential as (
  update local_account set password_hash = $4, password_changed_at = $2::timestamptz
  where agent_id in (select id from proved)
), told as (
  ${mailFrom('account-to-approve', 'select approvers.email as recipient, proved.id as agent_id from proved, approvers', { domain: '$3', at: '$2' })}
)
select id from proved`;

export interface ProvedAddress {
  readonly tokenHash: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Proves the address of a link's account, once, puts its names and password in place and tells those who may approve it.
 * Gives the agent, null when the link is worth nothing, or was overtaken.
 */
export async function proveAddress(
  { run, now, mailDomain }: MailingStore,
  { tokenHash, passwordHash, firstName, lastName }: ProvedAddress,
): Promise<string | null> {
  const [row] = await run<{ id: string }>({
    name: 'prove-address',
    text,
    values: [tokenHash, now(), mailDomain, passwordHash, firstName, lastName],
  });
  return row?.id ?? null;
}
