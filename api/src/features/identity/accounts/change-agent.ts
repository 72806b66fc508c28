import type { Agent, AgentAction, AgentStatus } from '@retour/contract';
import type { ActingAgent } from '../../../platform/access-log/log-entry';
import { supervisorsOnly } from '../../../platform/http/access';
import type { ProblemError } from '../../../platform/http/problem-error';
import { findAgent } from '../storage/agent-store';
import type { AccountContext } from './context';
import {
  accountChanged,
  accountNotOpen,
  addressNotValidated,
  agentNotFound,
  ownAccount,
  roleByRule,
} from './problems';
import { writeAgentChange } from './storage/write-agent-change';

export interface AgentChange {
  /** The supervisor who asks. */
  readonly by: ActingAgent;
  readonly agentId: string;
  readonly action: AgentAction;
  /** What the account was as it was decided on; undefined: whatever it is. */
  readonly seenStatus?: AgentStatus | undefined;
}

/** Whether the agent is so already. */
const isDone: Readonly<Record<AgentAction, (agent: Agent) => boolean>> = {
  approve: ({ status }) => status === 'active',
  disable: ({ status }) => status === 'disabled',
  promote: ({ role }) => role === 'supervisor',
  demote: ({ role }) => role === 'agent',
};

/** Why an act cannot be done to an agent who is so; null when it can, or when it is done already. */
function refusalOf(action: AgentAction, agent: Agent, by: Agent | null): ProblemError | null {
  if (agent.status === 'unverified') return addressNotValidated();
  if (action === 'promote' && agent.status !== 'active') return accountNotOpen();
  if (!agent.isSupervisorByRule) return null;
  if (action === 'demote') return roleByRule();
  // Whom the installation names is closed by their like alone: whoever was given the role could else stay the only one.
  return action === 'disable' && by?.isSupervisorByRule !== true ? roleByRule() : null;
}

/**
 * Opens or closes the account of a colleague, gives them the role of supervisor or takes it back, and gives the account
 * as it is now. Asking for what is so already changes nothing. Throws a 403 for one's own account, and when whoever asks
 * has lost the role meanwhile; a 409 when a colleague decided otherwise since the account was read.
 */
export async function changeAgent(
  context: Pick<AccountContext, 'run' | 'now' | 'mailDomain'>,
  change: AgentChange,
): Promise<Agent> {
  if (change.by.agentId === change.agentId) throw ownAccount();
  const agent = await findAgent(context.run, change.agentId);
  if (agent === null) throw agentNotFound();
  const refusal = refusalOf(change.action, agent, await findAgent(context.run, change.by.agentId));
  if (refusal !== null) throw refusal;
  const { isAllowed, isAsSeen } = await writeAgentChange(context, change);
  if (!isAllowed) throw supervisorsOnly();
  const changed = (await findAgent(context.run, change.agentId)) ?? agent;
  if (!isAsSeen && !isDone[change.action](changed)) throw accountChanged(changed.status);
  return changed;
}
