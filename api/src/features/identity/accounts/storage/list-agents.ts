import type { Agent } from '@retour/contract';
import type { RunStatement } from '../../../../platform/database/database';
import { type AgentRow, agentColumns, toAgent } from '../../storage/agent-store';

const maxAgents = 2_000;

/** Every agent, those to approve first. */
export async function listAgents(run: RunStatement): Promise<readonly Agent[]> {
  const rows = await run<AgentRow>({
    name: 'list-agents',
    text: `select ${agentColumns} from agent where erased_at is null
      order by array_position(array['pending', 'active', 'unverified', 'disabled'], status),
        lower(last_name), lower(first_name), agent.id
      limit ${maxAgents}`,
    values: [],
  });
  return rows.map(toAgent);
}
