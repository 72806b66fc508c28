import { randomUUID } from 'node:crypto';
import type { RunStatement } from '../../../../platform/database/database';
import { emailKey } from '../../storage/agent-store';

export interface AgentToCreate {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Whether they are made a supervisor; false takes nothing back. */
  readonly isSupervisor: boolean;
}

const text = `
with before as materialized (
  select role, status from agent where kind = 'local' and email_key = $3
), made as (
  insert into agent (id, kind, email, email_key, first_name, last_name, status, created_at, validated_at, approved_at,
    is_supervisor_by_gift)
  values ($1, 'local', $2, $3, $4, $5, 'active', $6::timestamptz, $6::timestamptz, $6::timestamptz, $7)
  on conflict (email_key) where kind = 'local' do update set status = 'active',
    first_name = case when agent.status = 'unverified' then excluded.first_name else agent.first_name end,
    last_name = case when agent.status = 'unverified' then excluded.last_name else agent.last_name end,
    validated_at = coalesce(agent.validated_at, $6::timestamptz),
    approved_at = coalesce(agent.approved_at, $6::timestamptz),
    is_supervisor_by_gift = agent.is_supervisor_by_gift or $7
  returning id, role
), recorded as (
  insert into agent_role_change (agent_id, role, origin, at)
  select id, role, 'command', $6::timestamptz from made where role <> coalesce((select role from before), 'agent')
), credential as (
  insert into local_account (agent_id, password_changed_at) select id, $6::timestamptz from made
  on conflict (agent_id) do nothing
), ended as (
  update agent_session set ended_at = $6::timestamptz, end_reason = 'closed', id_token = null
  where agent_id in (select id from made) and ended_at is null and exists (select from before where status <> 'active')
)
select id from made`;

/** Writes an agent whom nobody has to approve, or opens the account that has this address already; gives their id. */
export async function writeAgent(
  run: RunStatement,
  { email, firstName, lastName, isSupervisor }: AgentToCreate,
  now: Date,
): Promise<string> {
  const [row] = await run<{ id: string }>({
    text,
    values: [randomUUID(), email, emailKey(email), firstName, lastName, now, isSupervisor],
  });
  if (row === undefined) throw new TypeError('an upsert gave no row');
  return row.id;
}
