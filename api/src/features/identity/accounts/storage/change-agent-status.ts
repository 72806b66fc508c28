import { type MailingStore, mailFrom } from './queue-mail';

/** Both agents are held in one order, so that two who close each other at once do not both succeed. */
const pair = `pair as materialized (
  select id, status, validated_at, kind from agent where id in ($1, $2) order by id for update
), allowed as (
  select 1 from pair where id = $1 and status = 'active'
)`;

const approveText = `
with ${pair}, changed as (
  update agent set status = 'active', approved_at = $3::timestamptz, approved_by = $1
  from pair where agent.id = $2 and pair.id = $2 and pair.status in ('pending', 'disabled')
    and (pair.kind = 'sso' or pair.validated_at is not null) and exists (select from allowed)
  returning agent.id, agent.email
), told as (
  ${mailFrom('account-approved', 'select id as agent_id, email as recipient from changed', { domain: '$4', at: '$3' })}
)
select id from changed`;

const disableText = `
with ${pair}, changed as (
  update agent set status = 'disabled'
  from pair where agent.id = $2 and pair.id = $2 and pair.status in ('pending', 'active')
    and exists (select from allowed)
  returning agent.id, agent.email, pair.status as before
), ended as (
  update agent_session set ended_at = $3::timestamptz, end_reason = 'closed', id_token = null
  where agent_id in (select id from changed) and ended_at is null
), forgotten as (
  delete from account_link where agent_id in (select id from changed)
), refused as (
  ${mailFrom(
    'account-refused',
    `select id as agent_id, email as recipient from changed where before = 'pending'`,
    { domain: '$4', at: '$3' },
  )}
), closed as (
  ${mailFrom(
    'account-closed',
    `select id as agent_id, email as recipient from changed where before = 'active'`,
    { domain: '$4', at: '$3' },
  )}
)
select id from changed`;

const texts = { approve: approveText, disable: disableText } as const;

/** Opens an account or closes it with its sessions, and tells its owner; changes nothing where that makes no sense. */
export async function changeAgentStatus(
  { run, now, mailDomain }: MailingStore,
  change: { readonly by: string; readonly agentId: string; readonly action: keyof typeof texts },
): Promise<void> {
  await run({
    name: `${change.action}-agent`,
    text: texts[change.action],
    values: [change.by, change.agentId, now(), mailDomain],
  });
}
