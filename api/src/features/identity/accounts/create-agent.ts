import type { RunStatement } from '../../../platform/database/database';
import { accountPages, linkUrl } from './mails/account-pages';
import { makeLink } from './storage/links';
import { type AgentToCreate, writeAgent } from './storage/write-agent';

export interface CreateAgentOptions {
  readonly run: RunStatement;
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * Makes an agent whom nobody has to approve, or opens the account that has this address already.
 * Gives the address of the page where they choose their password, which serves once.
 */
export async function createAgent(
  { run, publicUrl, now }: CreateAgentOptions,
  agent: AgentToCreate,
): Promise<string> {
  const agentId = await writeAgent(run, agent, now);
  const token = await makeLink(run, { agentId, purpose: 'password', now });
  return linkUrl(publicUrl, accountPages.newPassword, token);
}
