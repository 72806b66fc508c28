import { formatPublicId } from '@retour/core';
import type { RunStatement } from '../../../platform/database/database';
import { untilNotOvertaken } from '../../../platform/until-not-overtaken';
import { type NextRequest, takeOldest } from '../storage/take-oldest';

export interface NextDeclaration {
  readonly publicId: string | null;
  /** How many declarations the agent has open and undecided, when no other one waits. */
  readonly own?: number;
}

/**
 * The public id of the declaration of a queue that has waited longest and that no colleague has before them; it is the
 * agent's for two minutes. Null when there is none.
 */
export async function takeNextDeclaration(run: RunStatement, request: NextRequest): Promise<NextDeclaration> {
  // Overtaken, a colleague got one: it looks again, and finds another one.
  return untilNotOvertaken(async () => {
    const row = await takeOldest(run, request);
    if (row === undefined || row.wanted === null) {
      return row === undefined || row.own === 0 ? { publicId: null } : { publicId: null, own: row.own };
    }
    return row.taken === null ? null : { publicId: formatPublicId(row.taken) };
  });
}
