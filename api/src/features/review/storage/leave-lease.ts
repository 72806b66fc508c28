import type { RunStatement } from '../../../platform/database/database';

export interface LeftLease {
  readonly declarationId: string;
  readonly agentId: string;
}

/** Gives the agent's lease back before its end: they had its sheet open. A colleague's stays, and so does what was never held. */
export async function leaveLease(run: RunStatement, { declarationId, agentId }: LeftLease): Promise<void> {
  await run({
    name: 'leave-declaration',
    text: `update declaration_lease set is_left = true, is_opened = true
      where declaration_id = $1::uuid and agent_id = $2::text and until > now()`,
    values: [declarationId, agentId],
  });
}
