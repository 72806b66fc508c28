import type { Agent } from '@retour/contract';
import { findAgent } from '../storage/agent-store';
import type { AccountContext } from './context';
import { addressNotValidated, agentNotFound, ownAccount } from './problems';
import { changeAgentStatus } from './storage/change-agent-status';

export interface AgentChange {
  /** The agent who asks. */
  readonly by: string;
  readonly agentId: string;
  readonly action: 'approve' | 'disable';
}

/** Opens or closes the account of a colleague and gives it as it is now. Asking for what is so already changes nothing. */
export async function changeAgent(
  context: Pick<AccountContext, 'run' | 'now' | 'mailDomain'>,
  change: AgentChange,
): Promise<Agent> {
  if (change.by === change.agentId) throw ownAccount();
  const agent = await findAgent(context.run, change.agentId);
  if (agent === null) throw agentNotFound();
  if (agent.status === 'unverified') throw addressNotValidated();
  await changeAgentStatus(context, change);
  return (await findAgent(context.run, change.agentId)) ?? agent;
}
