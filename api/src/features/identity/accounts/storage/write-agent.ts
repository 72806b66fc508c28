import { randomUUID } from 'node:crypto';
import type { RunStatement } from '../../../../platform/database/database';
import { emailKey } from '../../storage/agent-store';

export interface AgentToCreate {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const text = `
with made as (
  insert into agent
    (id, kind, email, email_key, first_name, last_name, status, created_at, validated_at, approved_at)
  values ($1, 'local', $2, $3, $4, $5, 'active', $6::timestamptz, $6::timestamptz, $6::timestamptz)
  on conflict (email_key) where kind = 'local' do update set status = 'active',
    validated_at = coalesce(agent.validated_at, $6::timestamptz),
    approved_at = coalesce(agent.approved_at, $6::timestamptz)
  returning id
), credential as (
  insert into local_account (agent_id, password_changed_at) select id, $6::timestamptz from made
  on conflict (agent_id) do nothing
)
select id from made`;

/** Writes an agent whom nobody has to approve, or opens the account that has this address already; gives their id. */
export async function writeAgent(
  run: RunStatement,
  { email, firstName, lastName }: AgentToCreate,
  now: Date,
): Promise<string> {
  const [row] = await run<{ id: string }>({
    text,
    values: [randomUUID(), email, emailKey(email), firstName, lastName, now],
  });
  if (row === undefined) throw new TypeError('an upsert gave no row');
  return row.id;
}
