import { dayMs } from '@retour/contract';
import type { RunStatement } from '../../platform/database/database';
import { PartlyErasedError, type RetentionRule } from '../../platform/retention/retention-rule';
import {
  type AnonymisedBatch,
  anonymiseDeclarations,
  countDeclarationsDue,
} from './storage/anonymise-declarations';

export interface AnonymiseOptions {
  readonly run: RunStatement;
  readonly retentionDays: number;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

/**
 * Anonymises every declaration that nobody touched for as long as they are kept; gives how many. One that cannot be is
 * told of, each time, and the others are done. Rejects, at the end, when one only lacked the time: the next run may do it.
 */
export async function anonymiseDue(options: AnonymiseOptions): Promise<number> {
  const { run, retentionDays, now, onError } = options;
  const except: string[] = [];
  let total = 0;
  let unfinished: unknown;
  for (;;) {
    const at = now();
    const before = new Date(at.getTime() - retentionDays * dayMs);
    const { done, failed, stoppedBy } = await anonymiseDeclarations(run, { before, at, except }).catch(
      (cause: unknown): AnonymisedBatch => ({ done: 0, failed: [], stoppedBy: cause }),
    );
    for (const { id, cause, isCutShort } of failed) {
      except.push(id);
      if (isCutShort) unfinished = cause;
      onError(new Error(`declaration ${id} cannot be anonymised`, { cause }));
    }
    total += done;
    unfinished = stoppedBy ?? unfinished;
    if (stoppedBy === undefined && done + failed.length > 0) continue;
    if (unfinished === undefined) return total;
    throw total === 0 ? unfinished : new PartlyErasedError(total, unfinished);
  }
}

/** The declarations of an installation, kept for as many days as it says. */
export function anonymisationRule(days: number, onError: (error: unknown) => void): RetentionRule {
  return {
    name: 'declarations',
    days,
    count: countDeclarationsDue,
    erase: (run, { at }) => anonymiseDue({ run, retentionDays: days, now: () => at, onError }),
  };
}
