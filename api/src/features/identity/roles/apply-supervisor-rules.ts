import type { FastifyBaseLogger } from 'fastify';
import type { RunStatement } from '../../../platform/database/database';
import { emailKey } from '../storage/agent-store';
import { hasSupervisor, writeSupervisorRules } from './storage/supervisor-rules';

export interface SupervisorRules {
  /** Addresses, as the provider proves them. */
  readonly supervisors: readonly string[];
  readonly at: Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Applies the rules of the installation to the agents who are known when it starts: whom they do not name any more is
 * no supervisor by them at the next call, not at the next sign-in.
 */
export async function applySupervisorRules(
  run: RunStatement,
  { supervisors, at, log }: SupervisorRules,
): Promise<void> {
  await writeSupervisorRules(run, supervisors.map(emailKey), at);
  if (supervisors.length > 0 || (await hasSupervisor(run))) return;
  log.warn(
    'nobody is a supervisor: nobody approves accounts; set SUPERVISORS or, without the single sign-on, run create-agent with --supervisor',
  );
}
