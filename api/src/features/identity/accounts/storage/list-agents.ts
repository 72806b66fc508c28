import type { Agent } from '@retour/contract';
import { type ActingAgent, entryOf, insertListEntry } from '../../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../../platform/database/database';
import { type AgentRow, agentColumns, toAgent } from '../../storage/agent-store';

const maxAgents = 2_000;

const text = `
with shown as materialized (
  select ${agentColumns} from agent where erased_at is null
  order by array_position(array['pending', 'active', 'unverified', 'disabled'], status),
    lower(last_name), lower(first_name), agent.id
  limit ${maxAgents}
), logged as (${insertListEntry({ entry: '$1', shown: 'shown' })})
select * from shown`;

/** Every agent, those to approve first; logged by the statement that reads them. */
export async function listAgents(run: RunStatement, by: ActingAgent): Promise<readonly Agent[]> {
  const rows = await run<AgentRow>({
    name: 'list-agents',
    text,
    values: [entryOf(by, { action: 'accounts-listed' })],
  });
  return rows.map(toAgent);
}
