import { dayMs } from '@retour/contract';
import type { RunStatement } from '../../platform/database/database';
import type { RetentionRule } from '../../platform/retention/retention-rule';
import { anonymiseDeclarations, countDeclarationsDue } from './storage/anonymise-declarations';

export interface AnonymiseOptions {
  readonly run: RunStatement;
  readonly retentionDays: number;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

/**
 * Anonymises every declaration that nobody touched for as long as they are kept; gives how many. One that cannot be is
 * told of, each time, and the others are done.
 */
export async function anonymiseDue(options: AnonymiseOptions): Promise<number> {
  const { run, retentionDays, now, onError } = options;
  const except: string[] = [];
  let total = 0;
  for (;;) {
    const at = now();
    const before = new Date(at.getTime() - retentionDays * dayMs);
    const { done, failed } = await anonymiseDeclarations(run, { before, at, except });
    for (const { id, cause } of failed) {
      except.push(id);
      onError(new Error(`declaration ${id} cannot be anonymised`, { cause }));
    }
    total += done;
    if (done + failed.length === 0) return total;
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
