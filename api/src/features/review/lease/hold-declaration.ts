import type { Holder } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';
import { untilNotOvertaken } from '../../../platform/until-not-overtaken';
import { declarationNotFound } from '../../declaration/problems';
import { type AskedLease, holdLease } from '../storage/hold-lease';

/**
 * Keeps a declaration that waits for a decision as the agent's for two minutes, unless a colleague has it: who, then.
 * Throws a 404 when there is no such declaration.
 */
export async function holdDeclaration(run: RunStatement, asked: AskedLease): Promise<Holder | null> {
  const { holder } = await untilNotOvertaken(async () => {
    const held = await holdLease(run, asked);
    if (held === undefined) throw declarationNotFound();
    return held.isOvertaken ? null : held;
  });
  return holder;
}
